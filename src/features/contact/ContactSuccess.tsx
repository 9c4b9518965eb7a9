import { type ReactNode, useEffect, useRef, useState } from "react";
import { answerHours } from "#shared/answer-hours.ts";
import { type Language, useCopy, useLanguage } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { Section } from "#ui/section/Section.tsx";
import styles from "./ContactSuccess.module.css";
import viewStyles from "./ContactView.module.css";
import type { DirectContact } from "./ContactView.tsx";
import { bound, callAnswer } from "./contact.call-time.ts";
import { contactCopy } from "./contact.copy.ts";
import type { Draft } from "./contact.draft.ts";
import { NextSteps } from "./NextSteps.tsx";
import { Receipt } from "./Receipt.tsx";

const answerMs = answerHours * 60 * 60 * 1000;

const time = { hour: "numeric", minute: "2-digit" } as const;
const date = { weekday: "long", day: "numeric", month: "long" } as const;

/** A moment as the visitor's clock and calendar show it. */
function localTime(language: Language, moment: number, parts: Intl.DateTimeFormatOptions): string {
  return bound(new Intl.DateTimeFormat(language === "en" ? "en-AU" : "de", parts).format(moment));
}

export interface ContactSuccessProps {
  /** How the company is reached by somebody who cannot wait. */
  direct: Pick<DirectContact, "phone" | "officeHours">;
  /** The sent request, for the receipt. */
  sent?: Draft | undefined;
  /** When it arrived, in milliseconds; by default now. */
  at?: number;
  /** A picture of the arrival; decorative. */
  picture?: ReactNode;
  /** Back to the home view; clears the hash (FORM-08). */
  onHome: () => void;
  /** Prints the page. */
  onPrint: () => void;
}

/** The request is stored: says what happens next and when (FORM-08). Its heading takes the focus. */
export function ContactSuccess({ direct, sent, at, picture, onHome, onPrint }: ContactSuccessProps) {
  const { success: words, callTime } = useCopy(contactCopy);
  const { language } = useLanguage();
  const [arrived] = useState(() => at ?? Date.now());
  const due = (parts: Intl.DateTimeFormatOptions) => localTime(language, arrived + answerMs, parts);
  const thanks = (email?: string) => words.thanks(due(date), due(time), email);
  const call = callAnswer(callTime, sent?.call, due(date), due(time));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form may have been scrolled to its first error.
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Section labelledBy="contact-title" ground="water">
      <div className={viewStyles.view}>
        <div className={styles.success}>
          <span className={styles.check} data-screen-only="">
            <Icon name="check" />
          </span>
          <Heading ref={heading} id="contact-title" level={1} size="l" tabIndex={-1}>
            {call ? callTime.sent : words.title}
          </Heading>
          <Prose size="lead">
            <p>{call?.thanks ?? thanks(sent?.email)}</p>
          </Prose>
          {call ? (
            <div className={styles.call}>
              <Icon name="phone" />
              <p>
                {call.wish ? <strong>{call.wish}</strong> : null} {call.follows}
              </p>
            </div>
          ) : null}
          <Heading level={2} size="s">
            {words.nextTitle}
          </Heading>
          <NextSteps forCall={call !== null} />
          <p>{words.confirmed}</p>
          <p>
            {words.urgent} <a href={direct.phone.href}>{direct.phone.shown}</a> (
            {direct.officeHours[language]})
          </p>
          <Button tone="secondary" data-screen-only="" onClick={onHome}>
            {words.home}
          </Button>
        </div>
        {sent ? (
          <Receipt
            sent={sent}
            arrived={arrived}
            note={call?.follows ?? thanks()}
            picture={picture}
            onPrint={onPrint}
          />
        ) : null}
      </div>
    </Section>
  );
}
