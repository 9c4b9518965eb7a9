import { type ReactNode, useEffect, useState } from "react";
import { useCopy } from "#shared/copy.ts";
import { AnnouncerProvider } from "#ui/announcer/Announcer.tsx";
import { Button } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Icon, type IconName } from "#ui/icon/Icon.tsx";
import styles from "./AssistantPanel.module.css";
import { assistantCopy } from "./assistant.copy.ts";
import type { Mode } from "./assistant.machine.ts";
import { FullScreen } from "./FullScreen.tsx";
import { useFocusOnce } from "./useFocusOnce.ts";

export interface AssistantPanelProps {
  /** For the launcher, which controls it. */
  id: string;
  /** The name that the assistant goes by. */
  persona: string;
  /** The mode that is open; `none` at the choice. */
  mode: "none" | Mode;
  /** Back to the choice of the two modes. */
  onBack: () => void;
  /** The visitor closes it. */
  onClose: () => void;
  /** The open mode, or the choice. */
  children: ReactNode;
}

/** Too narrow or too low for a panel beside the page: it fills the screen. */
const small = "(max-width: 39.99rem), (max-height: 26rem)";

/**
 * The assistant's panel. Beside the page it is a named region that can be left with the Tab key; over the
 * page it is modal. Has live regions of its own: inside a modal, VoiceOver hears no others.
 */
export function AssistantPanel({ id, persona, onClose, ...content }: AssistantPanelProps) {
  // Decided when it opens: to turn a phone must not end a conversation. It never stands in a prerendered page.
  const [modal] = useState(() => window.matchMedia(small).matches);
  const name = useCopy(assistantCopy).name(persona);
  const frame = { id, "aria-label": name, "data-mode": content.mode, className: styles.panel };
  const inside = <Inside {...content} persona={persona} onClose={onClose} />;

  useEffect(() => {
    if (modal) return;
    // From anywhere on the page: the panel may lie over what has the focus there (WCAG 2.4.11).
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !event.isComposing) onClose();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [modal, onClose]);

  return modal ? (
    <FullScreen {...frame} onClose={onClose}>
      {inside}
    </FullScreen>
  ) : (
    <section {...frame}>{inside}</section>
  );
}

type InsideProps = Omit<AssistantPanelProps, "id">;

function Inside({ persona, mode, onBack, onClose, children }: InsideProps) {
  const words = useCopy(assistantCopy);
  const title = useFocusOnce<HTMLHeadingElement>(mode);
  return (
    <AnnouncerProvider>
      <div className={styles.head}>
        {mode === "none" ? null : <Sign icon="arrow-left" label={words.back} onPress={onBack} />}
        <div className={styles.title}>
          {mode === "none" ? null : (
            <Heading ref={title} level={2} size="s" tabIndex={-1}>
              {words.modes[mode](persona)}
            </Heading>
          )}
          <p className={styles.notice}>
            {mode === "none" ? <Icon name="spark" /> : null}
            {mode === "none" ? words.noticeMore : words.notice}
          </p>
        </div>
        <Sign icon="close" label={words.close} onPress={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </AnnouncerProvider>
  );
}

/** Not an IconButton: nothing else in the first load is one, and Button is there already. */
function Sign({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <Button
      tone="quiet"
      size="small"
      className={styles.sign}
      icon={<Icon name={icon} />}
      aria-label={label}
      title={label}
      onClick={onPress}
    />
  );
}
