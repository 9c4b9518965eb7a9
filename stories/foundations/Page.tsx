import { type ReactNode, useId } from "react";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { Section } from "#ui/section/Section.tsx";
import styles from "./Page.module.css";

/** A page of the book, made of the very pieces that it is about. */
export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <div lang="en">
      <Section space="medium" labelledBy={titleId}>
        <Heading level={1} size="l" id={titleId}>
          {title}
        </Heading>
        <Prose size="lead" quiet className={styles.lead}>
          <p>{lead}</p>
        </Prose>
        {children}
      </Section>
    </div>
  );
}
