import { LanguageContext, useCopy, useLanguage } from "#shared/copy.ts";
import { AnswerText } from "./AnswerText.tsx";
import { chatCopy } from "./chat.copy.ts";
import type { Message } from "./chat.machine.ts";
import type { Source } from "./chat.port.ts";
import type { Solution, Step } from "./chat.steps.ts";
import styles from "./Messages.module.css";

export interface MessageItemProps {
  /** The message and its author. */
  message: Message;
  /** The name that the assistant goes by. */
  persona: string;
  /** The newest message: only its questions and offers can be pressed. */
  last: boolean;
  /** The visitor asks this. */
  onAsk: (question: string) => void;
  /** The visitor hands the conversation to a person; with what they pressed for it. */
  onHandOver: (step?: Step) => void;
  /** The visitor wants to see a demo. */
  onDemo: (solution: Solution) => void;
  /** A source was followed. */
  onFollow: (source: Source) => void;
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
