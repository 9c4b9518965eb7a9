import type { ReactNode } from "react";
import { useCopy } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import styles from "./ChatPage.module.css";
import { chatCopy } from "./chat.copy.ts";
import type { ThirdParty } from "./chat.port.ts";

export interface ChatAskingProps {
  /** Who would be called. */
  thirdParty: ThirdParty;
  /** The link to the privacy policy. */
  policyLink: ReactNode;
  /** The visitor begins it. */
  onStart: () => void;
  /** Null when there is no other assistant. */
  onBuiltIn: (() => void) | null;
}

/** Who would be called, and what they would learn, before anything of theirs is fetched (§ 25 TDDDG). */
export function ChatAsking({ thirdParty, policyLink, onStart, onBuiltIn }: ChatAskingProps) {
  const words = useCopy(chatCopy);
  return (
    <div className={styles.page}>
      <Heading level={3} size="s">
        {words.asking.title}
      </Heading>
      <p>{words.asking.text(thirdParty)}</p>
      <p className={styles.quiet}>
        {words.asking.more} {policyLink}.
      </p>
      <div className={styles.ways}>
        <Button icon={<Icon name="chat" />} onClick={onStart}>
          {words.asking.start}
        </Button>
        {onBuiltIn ? (
          <Button tone="secondary" onClick={onBuiltIn}>
            {words.ways.builtIn}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
