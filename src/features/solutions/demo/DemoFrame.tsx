import { type ReactNode, useEffect, useRef } from "react";
import { useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { useAnnounce } from "#ui/announcer/Announcer.tsx";
import { IconButton } from "#ui/icon-button/IconButton.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/VisuallyHidden.tsx";
import styles from "./DemoFrame.module.css";
import { demoCopy } from "./demo.copy.ts";
import type { Playback } from "./playback.ts";

export interface DemoFrameProps {
  /** The window's title. */
  title: string;
  /** The whole demo in one paragraph, for those who do not see it: it stands for the picture. */
  text: string;
  /** Where the demo is, counted from 1, and its name; shown beside the step buttons. */
  step: number;
  /** The shown step in words. */
  stepName: string;
  /** Where the demo is, and how it is steered. */
  playback: Playback;
  /** Below picture and controls, for everybody. */
  after?: ReactNode;
  /** The picture. Nothing in it takes focus. */
  children: ReactNode;
}

/** The window that each demo plays in, with its pause and its step buttons. Only a step that was pressed is announced. */
export function DemoFrame({ title, text, step, stepName, playback, after, children }: DemoFrameProps) {
  const words = useCopy(demoCopy);
  const { playing, onScreen, ref } = playback;
  return (
    <figure
      ref={ref}
      className={styles.frame}
      aria-label={words.name(title)}
      data-playing={playing}
      data-seen={onScreen}
    >
      <figcaption>
        <VisuallyHidden>{text}</VisuallyHidden>
      </figcaption>
      <div aria-hidden="true" className={styles.head}>
        <span className={styles.lamp} />
        <span className={styles.title}>{title}</span>
        <span className={styles.kind}>{words.example}</span>
      </div>
      <div aria-hidden="true" className={styles.picture}>
        {children}
      </div>
      <Controls title={title} step={step} stepName={stepName} playback={playback} />
      {after}
    </figure>
  );
}

/** Pause and step buttons. Their room is kept: a document does without them, since they need the script. */
function Controls({ title, step, stepName, playback }: Omit<DemoFrameProps, "text" | "after" | "children">) {
  const words = useCopy(demoCopy);
  const { playing, steps, toggle, previous, next } = playback;
  const announce = useAnnounce();
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) announce(`${step}/${steps} ${stepName}`);
    pressed.current = false;
  }, [announce, step, steps, stepName]);
  const stepping = (go: () => void) => () => {
    pressed.current = true;
    go();
  };
  if (!useHydrated()) return <div className={styles.controls} />;
  return (
    <fieldset aria-label={words.controls(title)} className={styles.controls}>
      <IconButton
        icon={playing ? "pause" : "play"}
        label={playing ? words.pause : words.play}
        onClick={toggle}
      />
      <p className={styles.step}>
        <span className={styles.count}>
          {step}/{steps}
        </span>{" "}
        <span>{stepName}</span>
      </p>
      <IconButton icon="arrow-left" label={words.previous} onClick={stepping(previous)} />
      <IconButton icon="arrow-right" label={words.next} onClick={stepping(next)} />
    </fieldset>
  );
}
