import { type FormEvent, useId, useState } from "react";
import { useCopy } from "#shared/copy.ts";
import { useAnnounce } from "#ui/announcer/Announcer.tsx";
import { Button } from "#ui/button/Button.tsx";
import { TextField } from "#ui/field/TextField.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import styles from "./NewsletterForm.module.css";
import { newsletterCopy } from "./newsletter.copy.ts";

/** The footer's newsletter field (HOME-03). There is no newsletter yet, and that is what it says: nothing is
    checked, kept or sent. */
export function NewsletterForm() {
  const words = useCopy(newsletterCopy);
  const titleId = useId();
  const saidId = useId();
  const announce = useAnnounce();
  const [asked, setAsked] = useState(false);

  function answer(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    // The words below are no status of their own: Orca would read them whenever the page arrives.
    announce(words.answer);
  }

  return (
    <form noValidate aria-labelledby={titleId} onSubmit={answer} className={styles.form}>
      <Heading level={2} size="s" id={titleId} className={styles.title}>
        {words.title}
      </Heading>
      <TextField
        label={words.email}
        aria-describedby={saidId}
        name="newsletter-email"
        type="email"
        autoComplete="email"
        onChange={() => setAsked(false)}
      />
      <Button type="submit" tone="secondary">
        {words.subscribe}
      </Button>
      <p id={saidId} className={styles.answer}>
        {asked ? words.answer : words.hint}
      </p>
    </form>
  );
}
