import { useCopy } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { Notice } from "#ui/notice/Notice.tsx";
import { ChatAlternatives, type ChatAlternativesProps } from "./ChatAlternatives.tsx";
import styles from "./ChatPage.module.css";
import { chatCopy } from "./chat.copy.ts";
import { useFocusIfLost } from "./useFocusIfLost.ts";

export interface ChatUnavailableProps {
  /** The address that the visitor can write to instead. */
  email: string;
  /** The ways to do without it. */
  ways: ChatAlternativesProps;
  /** The visitor tries once more. */
  onAgain: () => void;
}

/** There is no chat: the words of CHAT-03, the address to write to, and every other way on. */
export function ChatUnavailable({ email, ways, onAgain }: ChatUnavailableProps) {
  const words = useCopy(chatCopy);
  const notice = useFocusIfLost<HTMLDivElement>();
  return (
    <div className={styles.page}>
      <Notice ref={notice} tabIndex={-1} tone="danger" title={words.unavailable.title}>
        <p>{words.unavailable.text}</p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </Notice>
      <ChatAlternatives {...ways} />
      <Button tone="quiet" icon={<Icon name="retry" />} onClick={onAgain}>
        {words.ways.again}
      </Button>
    </div>
  );
}
