import type { ReactNode } from "react";
import { callLink } from "#shared/call-link.ts";
import { type Copy, useCopy, useLanguage } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { LinkButton } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { River } from "#ui/river/River.tsx";
import { Section } from "#ui/section/Section.tsx";
import styles from "./InvitationSection.module.css";
import { invitationCopy } from "./invitation.copy.ts";

export interface InvitationSectionProps {
  /** The company's contact address. */
  email: string;
  /** Its number, as it is shown and as it is dialled. */
  phone: { shown: string; href: string };
  /** When somebody picks up. */
  hours: Copy<string>;
  /** Where the company sits, as it is shown. */
  place: string;
  /** How long a first call takes. */
  callMinutes: number;
  /** Whose page this is, and who answers. */
  about?: ReactNode;
}

/** The home view's contact section (HOME-01). Its anchor is `#talk`, since `#contact` opens the form. */
export function InvitationSection({
  email,
  phone,
  hours,
  place,
  callMinutes,
  about,
}: InvitationSectionProps) {
  const words = useCopy(invitationCopy);
  const { language } = useLanguage();
  return (
    <Section
      id="talk"
      labelledBy="talk-title"
      ground="water"
      behind={<River from="end" side="start" last drawn={useHydrated()} />}
    >
      <div className={styles.layout}>
        <div className={styles.words}>
          <Heading level={2} id="talk-title" tabIndex={-1} className={styles.title}>
            {words.title(callMinutes)}
          </Heading>
          <Prose size="lead" quiet>
            <p>{words.text(callMinutes)}</p>
          </Prose>
          <LinkButton {...callLink} href="#contact" className={styles.call}>
            {words.call}
          </LinkButton>
        </div>
        <div className={styles.about}>{about}</div>
        <dl className={styles.facts}>
          <div>
            <dt>{words.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{words.phone}</dt>
            <dd>
              <a href={phone.href}>{phone.shown}</a>
              <span className={styles.hours}>{hours[language]}</span>
            </dd>
          </div>
          <div>
            <dt>{words.place}</dt>
            <dd>{place}</dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
