import { useCopy, useLanguage } from "#shared/copy.ts";
import { calendarEntry } from "./contact.calendar.ts";
import { contactCopy } from "./contact.copy.ts";
import { anyTime, type Draft } from "./contact.draft.ts";
import { messageText } from "./contact.message.ts";
import styles from "./Receipt.module.css";

export interface TakeHomeProps {
  /** The request as the visitor wrote it. */
  sent: Draft;
  /** When it arrived, in milliseconds. */
  arrived: number;
  /** What the visitor was told when it arrived. */
  note: string;
  /** Prints the page. */
  onPrint: () => void;
}

const file = (type: string, text: string) => `data:${type};charset=utf-8,${encodeURIComponent(text)}`;

/**
 * Takes the request home: as a text, on paper, and the call as a calendar entry. Made here, with nothing fetched and
 * nothing stored; the names of the files say nothing about the visitor.
 */
export function TakeHome({ sent, arrived, note, onPrint }: TakeHomeProps) {
  const words = useCopy(contactCopy);
  const { takeHome, receipt } = words;
  const { language } = useLanguage();
  const text = `${receipt.title}\n\n${messageText(words, sent)}\n\n${note}\n`;
  const { call } = sent;
  return (
    <ul aria-label={takeHome.title} className={styles.takeHome} data-screen-only="">
      <li>
        <a href={file("text/plain", text)} download={takeHome.textFile}>
          {takeHome.text}
        </a>
      </li>
      <li>
        <button type="button" onClick={onPrint}>
          {takeHome.print}
        </button>
      </li>
      {call?.day && call.day !== anyTime ? (
        <li>
          <a
            href={file(
              "text/calendar",
              calendarEntry({
                ...call,
                summary: takeHome.callTitle,
                details: takeHome.callNote,
                uid: `${arrived}-${language}@call`,
                now: arrived,
              }),
            )}
            download={takeHome.callFile}
          >
            {takeHome.call}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
