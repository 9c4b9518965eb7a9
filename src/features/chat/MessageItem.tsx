import { Fragment } from "react";
import { LanguageContext, useCopy, useLanguage } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { chatCopy } from "./chat.copy.ts";
import type { Message } from "./chat.machine.ts";
import { paragraphsOf } from "./chat.paragraphs.ts";
import type { Source } from "./chat.port.ts";
import { textOf } from "./chat.transcript.ts";
import { MessageQuestions } from "./MessageQuestions.tsx";
import styles from "./Messages.module.css";
import { SourceLink } from "./SourceLink.tsx";

export interface MessageItemProps {
  /** The message and its author. */
  message: Message;
  /** The name that the assistant goes by. */
  persona: string;
  /** The newest message: only its questions and offers can be pressed. */
  last: boolean;
  /** The visitor asks this. */
  onAsk: (question: string) => void;
  /** The visitor hands the conversation to a person. */
  onHandOver: () => void;
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

/** An answer's words, in paragraphs. */
function Paragraphs({
  text,
}: {
  /** The assistant's answer. */
  text: string;
}) {
  const { lead, rest } = paragraphsOf(text);
  return (
    <>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}

type AnswerTextProps = Omit<MessageItemProps, "message" | "persona"> & {
  /** The assistant's answer. */
  message: Extract<Message, { from: "assistant" }>;
};

/** A message keeps the language it was written in, and so does everything offered with it. */
function AnswerText({ message, last, onAsk, onHandOver, onFollow }: AnswerTextProps) {
  const words = useCopy(chatCopy);
  const { answer } = message;
  const toPerson = (tone: "primary" | "secondary") =>
    last ? (
      <Button tone={tone} size="small" icon={<Icon name="person" />} onClick={onHandOver}>
        {words.handOver}
      </Button>
    ) : null;
  switch (answer.kind) {
    case "unknown":
      return (
        <>
          <p>{textOf(message)}</p>
          {toPerson(answer.again ? "primary" : "secondary")}
        </>
      );
    case "handOver":
      return <p>{textOf(message)}</p>;
    case "unsure":
      return (
        <>
          <p>{words.unsure}</p>
          <MessageQuestions
            label={words.suggestions}
            questions={answer.questions}
            onAsk={last ? onAsk : null}
          />
        </>
      );
    case "known":
      return (
        <>
          <Paragraphs text={answer.text} />
          {answer.person ? toPerson("secondary") : null}
          {answer.sources.length > 0 ? (
            <p className={styles.sources}>
              {words.sources}:{" "}
              {answer.sources.map((source, index) => (
                <Fragment key={source.href}>
                  {index > 0 ? ", " : null}
                  <SourceLink source={source} onFollow={onFollow} />
                </Fragment>
              ))}
            </p>
          ) : null}
          {last && answer.more.length > 0 ? (
            <MessageQuestions label={words.more} questions={answer.more} onAsk={onAsk} title />
          ) : null}
        </>
      );
  }
}
