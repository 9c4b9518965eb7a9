import { useCopy } from "#shared/copy.ts";
import { Button, LinkButton } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { appCopy } from "../app.copy.ts";
import styles from "./CrashPage.module.css";

export interface CrashPageProps {
  /** Where the visitor can write to. */
  email: string;
  /** Loads the page again. */
  onReload: () => void;
}

/** Shown when a view broke: what happened, and three ways on. */
export function CrashPage({ email, onReload }: CrashPageProps) {
  const words = useCopy(appCopy).crash;
  return (
    <main className={styles.page}>
      <Heading level={1} size="l">
        {words.title}
      </Heading>
      <Prose size="lead" quiet>
        <p>{words.text}</p>
      </Prose>
      <Button icon={<Icon name="retry" />} onClick={onReload}>
        {words.reload}
      </Button>
      <LinkButton tone="secondary" icon={<Icon name="mail" />} href={`mailto:${email}`}>
        {email}
      </LinkButton>
    </main>
  );
}
