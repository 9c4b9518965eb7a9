import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "#ui/visually-hidden/VisuallyHidden.tsx";

const urgencies = ["polite", "assertive"] as const;
export type Urgency = (typeof urgencies)[number];
export interface AnnounceOptions {
  urgency?: Urgency;
  /** The language of the text, where it may not be the page's: it is read in the voice of this one. */
  language?: string;
}
export type Announce = (text: string, options?: AnnounceOptions) => void;
/** Runs something once after a while. @returns calls it off. */
export type After = (ms: number, run: () => void) => () => void;

interface Spoken {
  /** Tells two equal texts apart, so that the second is heard too. */
  turn: number;
  text: string;
  language?: string | undefined;
}

const silence: Spoken = { turn: 0, text: "" };
const AnnounceContext = createContext<Announce>(() => undefined);

/** Says something to those who listen to the page. Without a provider nobody hears it. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

const afterTimeout: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** How long a text stays for those who read the regions line by line. */
const clearAfterMs = 7000;

export interface AnnouncerProviderProps {
  /** The components that may announce something. */
  children: ReactNode;
  /** How time passes; a test hands in its own. */
  after?: After;
}

/**
 * Two live regions that exist before they speak. They are emptied after a while, so that nobody finds
 * yesterday's news at the end of the page.
 */
export function AnnouncerProvider({ children, after = afterTimeout }: AnnouncerProviderProps) {
  const [spoken, setSpoken] = useState<Record<Urgency, Spoken>>({ polite: silence, assertive: silence });
  const cancel = useRef<Partial<Record<Urgency, () => void>>>({});

  const announce = useCallback<Announce>(
    (text, { urgency = "polite", language } = {}) => {
      const say = (next: Omit<Spoken, "turn">) =>
        setSpoken((all) => ({ ...all, [urgency]: { ...next, turn: all[urgency].turn + 1 } }));
      cancel.current[urgency]?.();
      say({ text, language });
      cancel.current[urgency] = after(clearAfterMs, () => say({ text: "" }));
    },
    [after],
  );

  useEffect(() => {
    const timers = cancel.current;
    return () => {
      for (const urgency of urgencies) timers[urgency]?.();
    };
  }, []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        {urgencies.map((urgency) => {
          const { turn, text, language } = spoken[urgency];
          return (
            // role="log": an alert or a status on the page is then surely one that can be seen.
            <span key={urgency} role="log" aria-live={urgency} aria-relevant="additions">
              {text ? (
                <span key={turn} lang={language}>
                  {text}
                </span>
              ) : null}
            </span>
          );
        })}
      </VisuallyHidden>
    </AnnounceContext>
  );
}
