import { useCopy } from "#shared/copy.ts";
import { Spinner } from "#ui/spinner/Spinner.tsx";
import { ChatAlternatives, type ChatAlternativesProps } from "./ChatAlternatives.tsx";
import styles from "./ChatPage.module.css";
import { chatCopy } from "./chat.copy.ts";
import { useFocusIfLost } from "./useFocusIfLost.ts";

export interface ChatLoadingProps {
  /** It takes longer than usual: the other ways are offered. */
  slow: boolean;
  /** The ways to do without it. */
  ways: ChatAlternativesProps;
}

/** The chat is on its way (CHAT-02). The status region of the view says the same words. */
export function ChatLoading({ slow, ways }: ChatLoadingProps) {
  const words = useCopy(chatCopy);
  const line = useFocusIfLost<HTMLParagraphElement>();
  return (
    <div className={styles.page}>
      <p ref={line} tabIndex={-1} className={styles.line}>
        <Spinner /> {words.loading}
      </p>
      {slow ? (
        <>
          <p className={styles.quiet}>{words.slow}</p>
          <ChatAlternatives {...ways} />
        </>
      ) : null}
    </div>
  );
}
