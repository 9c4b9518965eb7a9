import { useCopy } from "#shared/copy.ts";
import { Button, LinkButton } from "#ui/button/Button.tsx";
import { Notice } from "#ui/notice/Notice.tsx";
import styles from "./CallView.module.css";
import { voiceCopy } from "./voice.copy.ts";
import type { VoiceFailure } from "./voice.port.ts";

/** Failures that another try cannot mend: it is not offered. */
const hopeless: ReadonlySet<VoiceFailure> = new Set([
  "insecure",
  "unsupported",
  "noTarget",
  "recorded",
  "stuck",
]);
/** Failures that a call without a microphone avoids. */
const ofMicrophone: ReadonlySet<VoiceFailure> = new Set([
  "micRefused",
  "micBlocked",
  "micMissing",
  "micInUse",
  "insecure",
  "unsupported",
]);

export interface CallAlternativesProps {
  /** Where the contact form is. */
  contactHref: string;
  /** The visitor tries once more. */
  onAgain: () => void;
  /** Null where a call makes no sense without a microphone. */
  onWithoutMicrophone: (() => void) | null;
  /** Null when there is no other voice. */
  onBuiltIn: (() => void) | null;
  /** The visitor would rather write. */
  onWrite: () => void;
  /** The visitor goes to the contact form. */
  onContact: () => void;
}

export interface CallTroubleProps extends CallAlternativesProps {
  /** The failure. */
  failure: VoiceFailure;
}

export function CallTrouble({ failure, ...ways }: CallTroubleProps) {
  const words = useCopy(voiceCopy);
  const { title, text } = words.failures[failure];
  const without = ofMicrophone.has(failure) ? ways.onWithoutMicrophone : null;
  return (
    <div className={styles.trouble}>
      <Notice role="alert" tone="danger" title={title}>
        <p>{text}</p>
      </Notice>
      <div className={styles.ways}>
        {hopeless.has(failure) ? null : (
          <Button size="small" onClick={ways.onAgain}>
            {words.ways.again}
          </Button>
        )}
        {without ? (
          <Button size="small" tone="secondary" onClick={without}>
            {words.ways.withoutMicrophone}
          </Button>
        ) : null}
        {ways.onBuiltIn && !ofMicrophone.has(failure) ? (
          <Button size="small" tone="secondary" onClick={ways.onBuiltIn}>
            {words.ways.builtIn}
          </Button>
        ) : null}
        <Button size="small" tone="secondary" onClick={ways.onWrite}>
          {words.ways.write}
        </Button>
        <LinkButton size="small" tone="secondary" href={ways.contactHref} onClick={ways.onContact}>
          {words.ways.contact}
        </LinkButton>
      </div>
    </div>
  );
}
