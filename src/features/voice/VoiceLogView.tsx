import { useCopy } from "#shared/copy.ts";
import { Scroller } from "#ui/scroller/Scroller.tsx";
import styles from "./VoiceLogView.module.css";
import { voiceCopy } from "./voice.copy.ts";
import { type LogEntry, textOfEvent } from "./voice.log.ts";

export interface VoiceLogViewProps {
  /** The reported events, oldest first. */
  entries: readonly LogEntry[];
}

/** Stages and events of a call as they come (VOICE-11, VOICE-12), for those who build and support this. */
export function VoiceLogView({ entries }: VoiceLogViewProps) {
  const words = useCopy(voiceCopy);
  return (
    <Scroller aria-label={words.log} className={styles.log}>
      {entries.length === 0 ? <p>{words.logEmpty}</p> : null}
      <ol>
        {entries.map(({ id, at, event, late }) => (
          <li key={id} data-late={late} data-event={event.type}>
            <span className={styles.at}>{(at / 1000).toFixed(3)}</span>{" "}
            <span lang="en">{textOfEvent(event)}</span> {late ? `(${words.logLate})` : null}
          </li>
        ))}
      </ol>
    </Scroller>
  );
}
