import { type Language, useLanguage } from "#shared/copy.ts";
import { useAnnounce } from "#ui/announcer/Announcer.tsx";
import { frameCopy } from "./frame.copy.ts";

/** Changes the page's language and says so, in the new one: that is what the visitor wants to hear from now on. */
export function useLanguageChoice(): (next: Language) => void {
  const { choose } = useLanguage();
  const announce = useAnnounce();
  return (next) => {
    choose(next);
    announce(frameCopy[next].languageChosen);
  };
}
