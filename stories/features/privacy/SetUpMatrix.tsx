import type { PolicyBasis } from "#features/privacy/policy.model.ts";
import { policyText } from "#features/privacy/policy.text.ts";
import type { Language } from "#shared/copy.ts";
import { Icon } from "#ui/icon/Icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/VisuallyHidden.tsx";
import styles from "../../foundations/Page.module.css";
import { Table } from "../../foundations/Table.tsx";

/** Ways to set the site up, by name. */
export type SetUps = Readonly<Record<string, PolicyBasis>>;

interface Said {
  /** The section's place in the policy, from 0. */
  section: number;
  sentence: string;
}

/** Every sentence of the policy, with its section's title before it. */
function sentences(language: Language, basis: PolicyBasis): Said[] {
  return policyText(language, basis).sections.flatMap(
    ({ title, content, list = [], footer, apart }, section) =>
      [
        ...content,
        ...list.map(({ term, text }) => (term ? `${term} ${text}` : text)),
        ...(footer ? [footer] : []),
        ...(apart ? [apart.text] : []),
      ].map((text) => ({ section, sentence: `${title}. ${text}` })),
  );
}

/** The sentences that only some set-ups have, and which; in the order of the policy's sections. */
export function differences(language: Language, setUps: SetUps): (Said & { in: string[] })[] {
  const bySetUp = Object.entries(setUps).map(([name, basis]) => [name, sentences(language, basis)] as const);
  const all = new Map(bySetUp.flatMap(([, said]) => said.map((one) => [one.sentence, one])));
  return [...all.values()]
    .map((one) => ({
      ...one,
      in: bySetUp
        .filter(([, said]) => said.some(({ sentence }) => sentence === one.sentence))
        .map(([name]) => name),
    }))
    .filter(({ in: names }) => names.length < bySetUp.length)
    .sort((one, other) => one.section - other.section);
}

/** One row for each sentence that depends on how the site is set up, one column for each set-up. */
export function SetUpMatrix({ language, setUps }: { language: Language; setUps: SetUps }) {
  const names = Object.keys(setUps);
  const caption = "What the policy says in which set-up";
  return (
    <Table caption={caption} columns={["Sentence", ...names]} lang={language}>
      {differences(language, setUps).map(({ sentence, in: said }) => (
        <tr key={sentence}>
          <th scope="row" className={styles.sentence}>
            {sentence}
          </th>
          {names.map((name) => (
            <td key={name}>
              {said.includes(name) ? (
                <>
                  <Icon name="check" />
                  <VisuallyHidden>said</VisuallyHidden>
                </>
              ) : (
                "–"
              )}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
