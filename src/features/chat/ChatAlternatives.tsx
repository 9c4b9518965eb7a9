import { useCopy } from "#shared/copy.ts";
import { Button, LinkButton } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import styles from "./ChatPage.module.css";
import { chatCopy } from "./chat.copy.ts";

export interface ChatAlternativesProps {
  /** Where the contact form is. */
  contactHref: string;
  /** The visitor goes to the contact form. */
  onContact: () => void;
  /** Null when there is no other assistant. */
  onBuiltIn: (() => void) | null;
  /** Null when one cannot speak here. */
  onSpeak: (() => void) | null;
}

/** Links and buttons for a visitor who goes on without this chat. */
export function ChatAlternatives({ contactHref, onContact, onBuiltIn, onSpeak }: ChatAlternativesProps) {
  const words = useCopy(chatCopy).ways;
  return (
    <div className={styles.ways}>
      {onBuiltIn ? (
        <Button tone="secondary" icon={<Icon name="chat" />} onClick={onBuiltIn}>
          {words.builtIn}
        </Button>
      ) : null}
      <LinkButton tone="secondary" icon={<Icon name="person" />} href={contactHref} onClick={onContact}>
        {words.contact}
      </LinkButton>
      {onSpeak ? (
        <Button tone="secondary" icon={<Icon name="microphone" />} onClick={onSpeak}>
          {words.speak}
        </Button>
      ) : null}
    </div>
  );
}
