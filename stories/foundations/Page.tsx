import { type ReactNode, useId } from "react";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { Section } from "#ui/section/Section.tsx";
import { CopyName } from "./CopyName.tsx";
import styles from "./Page.module.css";
import { Table } from "./Table.tsx";
import type { Token } from "./tokens.ts";

/** A page of the Foundations chapter, made of the very pieces that it is about. */
export function Page({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <div lang="en">
      <Section space="medium" labelledBy={titleId}>
        <Heading level={1} size="l" id={titleId}>
          {title}
        </Heading>
        <Prose size="lead" quiet className={styles.lead}>
          {lead}
        </Prose>
        {children}
      </Section>
    </div>
  );
}

export interface TokenTableProps {
  caption: string;
  tokens: readonly Token[];
  /** Shows what a token does. */
  sample: (token: Token) => ReactNode;
}

/** Name, value and a live sample of each token. */
export function TokenTable({ caption, tokens, sample }: TokenTableProps) {
  return (
    <Table caption={caption} columns={["Token", "Value", "Looks like"]}>
      {tokens.map((token) => (
        <tr key={token.name}>
          <th scope="row">
            <code>{token.name}</code> <CopyName name={token.name} />
          </th>
          <td>
            <code className={styles.value}>{token.value}</code>
          </td>
          <td className={styles.sample}>{sample(token)}</td>
        </tr>
      ))}
    </Table>
  );
}
