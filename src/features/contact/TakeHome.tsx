import { useCopy, useLanguage } from "#shared/copy.ts";
import { calendarEntry } from "./contact.calendar.ts";
import { contactCopy } from "./contact.copy.ts";
import type { Draft } from "./contact.draft.ts";
import { messageText } from "./contact.message.ts";
import styles from "./Receipt.module.css";

export interface TakeHomeProps {
  sent: Draft;
  /** When the answer is due, in words. */
  due: string;
  /** When the request arrived, in milliseconds. */
  at: number;
  /** Prints the page. */
  onPrint: () => void;
}

const file = (type: string, text: string) => `data:${type};charset=utf-8,${encodeURIComponent(text)}`;

/**
 * Takes the request home: as a text, on paper, and the call as a calendar entry. Made here, with nothing fetched and
 * nothing stored; the names of the files say nothing about the visitor.
 */
export function TakeHome({ sent, due, at, onPrint }: TakeHomeProps) {
  const words = useCopy(contactCopy);
  const { takeHome, receipt } = words;
  const { language } = useLanguage();
  const text = `${receipt.title}\n\n${messageText(words, sent)}\n\n${receipt.due}: ${due}\n`;
  const { call } = sent;
  return (
    <ul aria-label={takeHome.title} className={styles.takeHome}>
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
      {call?.day ? (
        <li>
          <a
            href={file(
              "text/calendar",
              calendarEntry({
                ...call,
                summary: takeHome.callTitle,
                details: takeHome.callNote,
                uid: `${at}-${language}@call`,
                now: at,
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
