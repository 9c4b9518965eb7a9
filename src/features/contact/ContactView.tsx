import { type ReactNode, useId } from "react";
import { type Copy, useCopy, useLanguage } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { LinkButton } from "#ui/button/Button.tsx";
import { Card } from "#ui/card/Card.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { Notice } from "#ui/notice/Notice.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { River } from "#ui/river/River.tsx";
import { Section } from "#ui/section/Section.tsx";
import styles from "./ContactView.module.css";
import { bound } from "./contact.call-time.ts";
import { contactCopy } from "./contact.copy.ts";
import { NextSteps } from "./NextSteps.tsx";

export interface DirectContact {
  legalName: string;
  email: string;
  phone: { shown: string; href: string };
  /** When somebody answers the phone. */
  officeHours: Copy<string>;
}

export interface ContactViewProps {
  /** Where "back" leads: the home view's address. */
  homeHref: string;
  /** How the company is reached without the form. */
  direct: DirectContact;
  /** The assistant's conversation stands in the form. */
  handedOver?: boolean;
  /** Minutes of the call that the visitor came for; without them, the form is for anything. */
  callMinutes?: number;
  /** Who reads what is sent. */
  readers?: ReactNode;
  /** The picture that the view ends with; decorative. */
  end?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The contact view round its form: what it is for, and the ways to do without it (FORM-01). */
export function ContactView({
  homeHref,
  direct,
  handedOver,
  callMinutes,
  readers,
  end,
  children,
}: ContactViewProps) {
  const words = useCopy(contactCopy);
  const directId = useId();
  const noteId = useId();
  const callId = useId();
  const nextId = useId();
  const hydrated = useHydrated();
  const { language } = useLanguage();
  const ofTheWay = [...(callMinutes === undefined ? [] : [callId]), ...(handedOver ? [noteId] : [])];
  return (
    <>
      <Section labelledBy="contact-title" ground="water" behind={<River side="start" last />}>
        <div className={styles.view}>
          <header className={styles.head}>
            <LinkButton
              tone="quiet"
              size="small"
              href={homeHref}
              icon={<Icon name="arrow-left" />}
              className={styles.back}
              data-screen-only=""
            >
              {words.back}
            </LinkButton>
            {/* The heading takes the focus: what has happened on the way here is heard with it. */}
            <Heading
              id="contact-title"
              level={1}
              size="l"
              tabIndex={-1}
              aria-describedby={ofTheWay.join(" ") || undefined}
            >
              {callMinutes === undefined ? words.title : words.callTime.title}
            </Heading>
            <Prose size="lead" quiet>
              {callMinutes === undefined ? (
                <p>{words.subtitle}</p>
              ) : (
                <p id={callId}>{words.forCall(callMinutes)}</p>
              )}
            </Prose>
            {handedOver ? (
              <Notice tone="good" id={noteId}>
                <p>{words.handedOver}</p>
              </Notice>
            ) : null}
          </header>
          <Card className={styles.form}>{children}</Card>
          <section aria-labelledby={directId} className={styles.direct}>
            <Heading id={directId} level={2} size="s">
              {words.aside.title}
            </Heading>
            <p>{words.aside.text(bound(direct.officeHours[language]))}</p>
            <ul className={styles.ways}>
              <li>
                <a href={direct.phone.href}>{direct.phone.shown}</a>
              </li>
              <li>
                <a href={`mailto:${direct.email}`}>{direct.email}</a>
              </li>
            </ul>
          </section>
          {/* A document does without, which keeps it light. */}
          {hydrated ? (
            <section aria-labelledby={nextId} className={styles.next}>
              <Heading id={nextId} level={2} size="s">
                {words.success.nextTitle}
              </Heading>
              <NextSteps forCall={callMinutes !== undefined} />
              {readers}
            </section>
          ) : null}
        </div>
      </Section>
      {end}
    </>
  );
}
