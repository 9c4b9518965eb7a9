import { useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { Icon } from "#ui/icon/Icon.tsx";
import { TypingDots } from "#ui/typing-dots/TypingDots.tsx";
import { CrmTeaser, type CrmTeaserProps } from "../crm-teaser/CrmTeaser.tsx";
import { DemoFrame } from "../demo/DemoFrame.tsx";
import { type DemoProps, usePlayback } from "../demo/playback.ts";
import styles from "./ChatDemo.module.css";
import { chatDemoCopy, type DemoMessage } from "./chat.copy.ts";
import { chatDemoAt, chatLoop, chatMoments } from "./chat.timeline.ts";

export interface ChatDemoProps extends DemoProps, Partial<Pick<CrmTeaserProps, "onShowCrm">> {}

/** A customer's question about an invoice, answered at night (DEMO-01, DEMO-02). */
export function ChatDemo({ onShowCrm, ...props }: ChatDemoProps) {
  const words = useCopy(chatDemoCopy);
  const playback = usePlayback({
    ...props,
    frameAt: chatDemoAt,
    moments: chatMoments,
    loop: chatLoop,
    // Whoever arrives reads the conversation, not an empty window; then it begins anew.
    begin: chatMoments.at(-1) ?? 0,
  });
  const { shown, typing } = chatDemoAt(playback.elapsed);
  const answered = shown === words.messages.length;
  // While there is room, so that the window is not empty when it begins anew; never in the document.
  const earlier = useHydrated() && !answered ? words.earlier : [];
  const author = words.messages[typing ?? shown - 1]?.type ?? "user";
  return (
    <DemoFrame
      title={words.title}
      text={words.text}
      step={typing === undefined ? shown : typing + 1}
      stepName={`${words.authors[author]}: ${typing === undefined ? words.shown : words.typing}`}
      playback={playback}
      after={onShowCrm ? <CrmTeaser answered={answered} onShowCrm={onShowCrm} /> : undefined}
    >
      <div className={styles.window}>
        <Invoice corrected={answered} />
        <div className={styles.conversation}>
          <ol className={styles.messages}>
            {words.messages.map((message, index) => (
              <Message
                key={message.id}
                {...message}
                state={index < shown ? "shown" : index === typing ? "typing" : "waiting"}
              />
            ))}
            {earlier.map((message) => (
              <Message key={message.id} {...message} state="earlier" />
            ))}
          </ol>
        </div>
      </div>
    </DemoFrame>
  );
}

interface MessageProps extends DemoMessage {
  /** How far it has come; `earlier`: of a conversation before this one. */
  state: "shown" | "typing" | "waiting" | "earlier";
}

function Message({ type, text, timestamp, state }: MessageProps) {
  const { authors } = useCopy(chatDemoCopy);
  return (
    <li className={styles.message} data-type={type} data-state={state}>
      <p className={styles.meta}>
        <span>{authors[type]}</span>
        <time>{timestamp}</time>
      </p>
      {/* One for the dots and one for the words: growing to the left, one alone would count as a layout shift. */}
      <div key={state === "typing" ? "dots" : "words"} className={styles.bubble}>
        <p className={styles.words}>{text}</p>
        <TypingDots className={styles.dots} />
      </div>
    </li>
  );
}

/** The invoice that the conversation corrects. It is there from the start, so that the window is never empty. */
function Invoice({ corrected }: { corrected: boolean }) {
  const { invoice } = useCopy(chatDemoCopy);
  return (
    <div className={styles.invoice} data-corrected={corrected}>
      <span className={styles.paper} />
      <p className={styles.about}>
        <strong>{invoice.name}</strong>
        <span>{invoice.customer}</span>
      </p>
      <p className={styles.address}>
        <span className={styles.before}>{invoice.before}</span>{" "}
        <span className={styles.after}>{invoice.after}</span>
        <span className={styles.verdict}>
          {corrected ? <Icon name="check" /> : null}
          {corrected ? invoice.done : invoice.open}
        </span>
      </p>
    </div>
  );
}
