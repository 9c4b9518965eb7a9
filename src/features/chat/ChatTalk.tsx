import { useCopy } from "#shared/copy.ts";
import { useAnnounce } from "#ui/announcer/Announcer.tsx";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { IconButton } from "#ui/icon-button/IconButton.tsx";
import { Notice } from "#ui/notice/Notice.tsx";
import styles from "./ChatTalk.module.css";
import { Composer, type ComposerProps } from "./Composer.tsx";
import { chatCopy } from "./chat.copy.ts";
import type { ChatState } from "./chat.machine.ts";
import { mailOf, transcript } from "./chat.transcript.ts";
import { MessageList, type MessageListProps } from "./MessageList.tsx";
import { useAnnouncedMessages } from "./useAnnouncedMessages.ts";

export interface ChatTalkProps
  extends Pick<ComposerProps, "onType">,
    Omit<MessageListProps, "messages" | "typing" | "children"> {
  /** The conversation as it stands. */
  state: Extract<ChatState, { status: "talking" }>;
  /** The visitor asks the lost question once more. */
  onRetry: () => void;
  /** Opens the visitor's mail program with a finished mail. */
  onMail: (href: string) => void;
  /** Puts text on the clipboard. @returns whether that worked. */
  onCopy: (text: string) => Promise<boolean>;
}

/** A conversation with the built-in assistant. */
export function ChatTalk({
  state,
  persona,
  instead,
  suggestions,
  onAsk,
  onRetry,
  onCopy,
  ...rest
}: ChatTalkProps) {
  const words = useCopy(chatCopy);
  const announce = useAnnounce();
  const { messages, reply, draft } = state;
  const last = messages.at(-1);
  // The answer right above offers it already, or is for somebody in need, to whom nothing is offered.
  const answer = last?.from === "assistant" ? last.answer : null;
  const isOffered =
    (answer?.kind === "unknown" && !answer.far) || (answer?.kind === "known" && answer.person);
  const offered = isOffered || answer?.kind === "care";
  useAnnouncedMessages(messages, persona, suggestions.length);

  async function copy() {
    const done = await onCopy(transcript(messages, words, persona));
    announce(done ? words.copied : words.notCopied);
  }

  const tools = (
    <>
      {offered ? null : (
        <Button
          tone="quiet"
          size="small"
          aria-label={words.handOver}
          title={words.handOverHint}
          icon={<Icon name="person" />}
          onClick={() => rest.onHandOver()}
        >
          {words.handOverShort}
        </Button>
      )}
      <IconButton size="small" icon="copy" label={words.copy} onClick={() => void copy()} />
      <IconButton
        size="small"
        icon="mail"
        label={words.byMail}
        onClick={() => rest.onMail(mailOf(messages, words, persona))}
      />
    </>
  );

  return (
    <div className={styles.talk}>
      <MessageList
        instead={instead}
        messages={messages}
        persona={persona}
        typing={reply === "awaited"}
        suggestions={suggestions}
        onAsk={onAsk}
        onHandOver={rest.onHandOver}
        onDemo={rest.onDemo}
        onFollow={rest.onFollow}
      >
        {reply === "lost" ? (
          <Notice
            role="alert"
            tone="danger"
            title={words.lost}
            actions={
              <Button size="small" icon={<Icon name="retry" />} onClick={onRetry}>
                {words.askAgain}
              </Button>
            }
          />
        ) : null}
        {messages.length > 0 && reply !== "awaited" ? <div className={styles.tools}>{tools}</div> : null}
      </MessageList>
      <div className={styles.foot}>
        <Composer
          draft={draft}
          waiting={reply === "awaited"}
          onType={rest.onType}
          onSend={() => onAsk(draft)}
        />
      </div>
    </div>
  );
}
