import { useCopy } from "#shared/copy.ts";
import { chatCopy } from "./chat.copy.ts";
import type { Source } from "./chat.port.ts";

export interface SourceLinkProps {
  /** Where the answer is from. */
  source: Source;
  /** The visitor follows the source of an answer. */
  onFollow: (source: Source) => void;
}

/** Where an answer comes from. Another document opens beside this one: the conversation would be gone. */
export function SourceLink({ source, onFollow }: SourceLinkProps) {
  const { newTab } = useCopy(chatCopy);
  const elsewhere = source.href.startsWith("#") ? {} : { target: "_blank", rel: "noopener" };
  return (
    <a {...elsewhere} href={source.href} onClick={() => onFollow(source)}>
      {source.label}
      {"target" in elsewhere ? ` ${newTab}` : null}
    </a>
  );
}
