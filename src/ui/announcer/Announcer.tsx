import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "#ui/visually-hidden/VisuallyHidden.tsx";

/** @param language of the text, where it may not be the page's: it is read in the voice of this one. */
export type Announce = (text: string, language?: string) => void;
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

/** How long a text stays for those who read the region line by line. */
const clearAfterMs = 7000;

export interface AnnouncerProviderProps {
  /** The components that may announce something. */
  children: ReactNode;
  /** How time passes; a test hands in its own. */
  after?: After;
}

/**
 * A live region that exists before it speaks. It is emptied after a while, so that nobody finds yesterday's news at the
 * end of the page.
 */
export function AnnouncerProvider({ children, after = afterTimeout }: AnnouncerProviderProps) {
  const [{ turn, text, language }, setSpoken] = useState(silence);
  const cancel = useRef<() => void>(undefined);

  const announce = useCallback<Announce>(
    (words, spokenIn) => {
      const say = (next: Omit<Spoken, "turn">) => setSpoken((last) => ({ ...next, turn: last.turn + 1 }));
      cancel.current?.();
      say({ text: words, language: spokenIn });
      cancel.current = after(clearAfterMs, () => say({ text: "" }));
    },
    [after],
  );

  useEffect(() => () => cancel.current?.(), []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        {/* role="log": an alert or a status on the page is then surely one that can be seen. */}
        <span role="log" aria-live="polite" aria-relevant="additions">
          {text ? (
            <span key={turn} lang={language}>
              {text}
            </span>
          ) : null}
        </span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}
