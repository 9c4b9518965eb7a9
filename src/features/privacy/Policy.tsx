import type { ReactNode } from "react";
import type { Language } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/VisuallyHidden.tsx";
import styles from "./Policy.module.css";
import type { PolicyBasis, PolicyPoint, PolicySection } from "./policy.model.ts";
import { policyText } from "./policy.text.ts";
import { pieces, typeset } from "./typeset.ts";

/** Running text: its addresses are links, and no line ends where it must not. */
function Words({ children }: { children: string }) {
  return pieces(typeset(children)).map(({ at, text, href, kept }) =>
    href ? (
      <a key={at} href={href}>
        {text}
      </a>
    ) : kept ? (
      <span key={at} className={styles.kept}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}

const Paragraph = ({ children }: { children: string }) => (
  <p>
    <Words>{children}</Words>
  </p>
);

/** What is said of a term, after a colon or a stop; else the term begins its sentence. */
const isTerm = ({ term }: PolicyPoint) => /[:.]$/.test(term ?? "");

/**
 * By section (PRIV-01), what each of its points says first: the legal basis, without what the interest is in; how long, as
 * a number with its unit or in words.
 */
const openings: Readonly<Record<number, RegExp>> = {
  5: /^.+?(?= (?:an|daran|in) | ?[,;.(])/,
  6: /^(?:\d+ [^\s,;.]+|[^,;.]+)/,
};

/** In a row the term stands apart: its colon is heard, and seen where there is no style. */
function Point({ term, text, row, opening }: PolicyPoint & { row: boolean; opening: RegExp | undefined }) {
  const [first = ""] = opening?.exec(text) ?? [];
  const words = <Words>{text.slice(first.length)}</Words>;
  if (!term) return <li>{words}</li>;
  return (
    <li>
      <strong>
        <Words>{row ? term.slice(0, -1) : term}</Words>
        {row ? <VisuallyHidden>{term.slice(-1)}</VisuallyHidden> : null}{" "}
      </strong>
      <span>
        {first ? <strong data-figure={/^\d/.test(first) || undefined}>{typeset(first)}</strong> : null}
        {words}
      </span>
    </li>
  );
}

interface PointsProps {
  /** What is said, one point after the other. */
  list: readonly PolicyPoint[];
  /** What stands out at the beginning of each. */
  opening?: RegExp | undefined;
}

/** Points, as rows of terms where each has one. */
export function Points({ list, opening }: PointsProps) {
  const rows = list.every(isTerm);
  return (
    <ul className={rows ? styles.terms : undefined}>
      {list.map((point) => (
        <Point key={`${point.term} ${point.text}`} row={rows} opening={opening} {...point} />
      ))}
    </ul>
  );
}

interface NumberedProps {
  /** Its place among the sections. */
  number: number;
  /** Its heading and its paragraphs. */
  section: PolicySection;
}

function Numbered({ number, section }: NumberedProps) {
  const { title, content, list, second, footer, apart } = section;
  const id = `privacy-${number}`;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} size="m" id={id}>
        <span className={styles.number}>{number}.</span> {title}
      </Heading>
      <Prose>
        {content.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {list ? <Points list={list} opening={openings[number]} /> : null}
        {second ? (
          <>
            <Paragraph>{second.content}</Paragraph>
            <Points list={second.list} />
          </>
        ) : null}
        {footer ? <Paragraph>{footer}</Paragraph> : null}
        {apart ? (
          <div className={styles.apart}>
            <Heading level={3} size="s">
              {apart.title}
            </Heading>
            <Paragraph>{apart.text}</Paragraph>
          </div>
        ) : null}
      </Prose>
    </section>
  );
}

export interface PolicyProps extends PolicyBasis {
  /** The language that it is written in. */
  language: Language;
  /** Says that the page holds samples, where it does. */
  notice?: ReactNode;
  /** Leads to its sections, after what it says in short. */
  contents?: ReactNode;
}

/**
 * The privacy policy (PRIV-01, PRIV-02): one component for the static document and for the generated page,
 * so that the two can never differ.
 */
export function Policy({ language, company, setup, notice, contents }: PolicyProps) {
  const { title, lead, brief, sections, guarantee } = policyText(language, { company, setup });
  return (
    <article lang={language} aria-labelledby="privacy-title" className={styles.policy}>
      <header className={styles.header}>
        <Heading level={1} size="l" id="privacy-title" tabIndex={-1}>
          {title}
        </Heading>
        <Prose size="lead" quiet>
          <p>{lead}</p>
        </Prose>
        {notice}
      </header>
      <aside aria-labelledby="privacy-brief" className={styles.band}>
        <Heading level={2} size="s" id="privacy-brief">
          {brief.title}
        </Heading>
        <Prose>
          <ul>
            {brief.lines.map((line) => (
              <li key={line}>
                <Words>{line}</Words>
              </li>
            ))}
          </ul>
        </Prose>
      </aside>
      {contents}
      {sections.map((section, place) => (
        <Numbered key={section.title} number={place + 1} section={section} />
      ))}
      <aside aria-labelledby="privacy-guarantee" className={styles.band}>
        <Heading level={2} size="s" id="privacy-guarantee">
          {guarantee.title}
        </Heading>
        <Prose>
          <p>{guarantee.content}</p>
        </Prose>
        <div className={styles.version}>
          <p>
            {`${guarantee.first} `}
            {/* The same wording in both languages (PRIV-02): its month is an English word. */}
            <span lang="en">{guarantee.version}</span>
          </p>
          <p>{guarantee.changed}</p>
        </div>
      </aside>
    </article>
  );
}
