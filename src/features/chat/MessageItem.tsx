import { LanguageContext, useCopy, useLanguage } from "#shared/copy.ts";
import { AnswerText } from "./AnswerText.tsx";
import type { MessageActions } from "./chat.actions.ts";
import { chatCopy } from "./chat.copy.ts";
import type { Message } from "./chat.machine.ts";
import styles from "./Messages.module.css";

export interface MessageItemProps extends MessageActions {
  /** The message and its author. */
  message: Message;
  /** The name that the assistant goes by. */
  persona: string;
}

/** Whose way of telling the time: "21:14", and "9:14 pm" as everywhere else on the page. */
const clocks = { de: "de", en: "en-AU" } as const;

/** One message with who said it and when. */
export function MessageItem({ message, persona, ...rest }: MessageItemProps) {
  const words = useCopy(chatCopy);
  const { language, choose } = useLanguage();
  const time = new Date(message.at);
  const shown = new Intl.DateTimeFormat(clocks[language], { hour: "numeric", minute: "2-digit" }).format(
    time,
  );
  return (
    <li tabIndex={-1} data-from={message.from} className={styles.message}>
      <p className={styles.by}>
        {message.from === "visitor" ? words.you : persona}
        <time dateTime={time.toISOString()}>{shown}</time>
      </p>
      <div className={styles.bubble} lang={message.language}>
        {message.from === "visitor" ? (
          <p>{message.text}</p>
        ) : (
          <LanguageContext value={{ language: message.language, choose }}>
            <AnswerText message={message} {...rest} />
          </LanguageContext>
        )}
      </div>
    </li>
  );
}
