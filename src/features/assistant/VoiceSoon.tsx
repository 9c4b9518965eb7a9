import { useCopy } from "#shared/copy.ts";
import { Button, LinkButton } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { LevelBars } from "#ui/level-bars/LevelBars.tsx";
import styles from "./VoiceSoon.module.css";
import { voiceSoonCopy } from "./voice-soon.copy.ts";

const silence = () => 0;

export interface VoiceSoonProps {
  contactHref: string;
  onWrite: () => void;
  onContact: () => void;
}

/** What the app shows for SPEAK as long as there is no voice: the truth, and two ways on. */
export function VoiceSoon({ contactHref, onWrite, onContact }: VoiceSoonProps) {
  const words = useCopy(voiceSoonCopy);
  return (
    <div className={styles["soon"]}>
      <LevelBars level={silence} live={false} className={styles["bars"]} />
      <Heading level={3} size="s">
        {words.title}
      </Heading>
      <p className={styles["text"]}>{words.text}</p>
      <Button icon={<Icon name="chat" />} onClick={onWrite}>
        {words.write}
      </Button>
      <LinkButton tone="quiet" href={contactHref} onClick={onContact}>
        {words.contact}
      </LinkButton>
    </div>
  );
}
