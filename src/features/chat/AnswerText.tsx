import { Fragment } from "react";
import { useCopy } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { AnswerHelped } from "./AnswerHelped.tsx";
import { AnswerSteps } from "./AnswerSteps.tsx";
import { CareText } from "./CareText.tsx";
import type { MessageActions } from "./chat.actions.ts";
import { perhapsCopy } from "./chat.care.ts";
import { chatCopy } from "./chat.copy.ts";
import type { Message } from "./chat.machine.ts";
import { paragraphsOf } from "./chat.paragraphs.ts";
import type { Answer } from "./chat.port.ts";
import { declined, textOf } from "./chat.transcript.ts";
import { MessageQuestions } from "./MessageQuestions.tsx";
import styles from "./Messages.module.css";
import { SourceLink } from "./SourceLink.tsx";

/** An answer's words, in paragraphs. */
function Paragraphs({
  text,
}: {
  /** The assistant's answer. */
  text: string;
}) {
  // No telephone number is broken at the end of a line, and no figure parted from its unit.
  const whole = text
    .replace(/\+[\d ]+-\d+/g, (number) => number.replaceAll(" ", "\u00a0").replace("-", "-\u2060"))
    .replace(/(\d) (?=%|Euro|Stunden|Minuten|hours|minutes)/g, "$1\u00a0");
  return paragraphsOf(whole).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

export type AnswerTextProps = MessageActions & {
  /** The assistant's answer. */
  message: Extract<Message, { from: "assistant" }>;
};

/** An answer that was found, with where it is from and where it leads. */
function KnownText({
  answer,
  last,
  onAsk,
  onHandOver,
  onDemo,
  onFollow,
}: Omit<AnswerTextProps, "message"> & {
  /** What was found. */
  answer: Extract<Answer, { kind: "known" }>;
}) {
  const words = useCopy(chatCopy);
  return (
    <>
      {answer.quoted ? <p className={styles.label}>{words.quoted}</p> : null}
      {answer.quoted ? <blockquote>{answer.text}</blockquote> : <Paragraphs text={answer.text} />}
      {last ? <AnswerSteps answer={answer} onHandOver={onHandOver} onDemo={onDemo} /> : null}
      {answer.sources.length > 0 ? (
        <div className={styles.source}>
          <p className={styles.sources}>
            {words.sources}:{" "}
            {answer.sources.map((source, index) => (
              <Fragment key={source.href}>
                {index > 0 ? ", " : null}
                <SourceLink source={source} onFollow={onFollow} />
              </Fragment>
            ))}
          </p>
          {last && !answer.person ? <AnswerHelped more={answer.more} onHandOver={onHandOver} /> : null}
        </div>
      ) : null}
      {last && answer.more.length > 0 ? (
        <MessageQuestions label={words.more} questions={answer.more} onAsk={onAsk} title />
      ) : null}
    </>
  );
}

/** A message keeps the language it was written in, and so does everything offered with it. */
export function AnswerText({ message, ...rest }: AnswerTextProps) {
  const words = useCopy(chatCopy);
  const { answer } = message;
  const { last, onAsk, onHandOver } = rest;
  switch (answer.kind) {
    case "unknown":
      return (
        <>
          <p>{declined(answer, message.language)}</p>
          {answer.near ? (
            <MessageQuestions label={words.suggestions} questions={answer.near} onAsk={last ? onAsk : null} />
          ) : null}
          {last && !answer.far ? (
            <Button
              tone={answer.again ? "primary" : "secondary"}
              size="small"
              icon={<Icon name="person" />}
              onClick={() => onHandOver()}
            >
              {words.handOver}
            </Button>
          ) : null}
        </>
      );
    case "handOver":
      return <p>{textOf(message)}</p>;
    case "care":
      return <CareText care={answer.care} />;
    case "unsure":
      return (
        <>
          <p>{words.unsure}</p>
          <MessageQuestions
            label={words.suggestions}
            questions={answer.questions}
            onAsk={last ? onAsk : null}
          />
          {answer.perhaps ? <p>{perhapsCopy[message.language]}</p> : null}
        </>
      );
    case "known":
      return <KnownText answer={answer} {...rest} />;
  }
}
