import { Icon } from "#ui/icon/Icon.tsx";
import { Scroller } from "#ui/scroller/Scroller.tsx";
import { colorTokens, type Theme, type Verdict, verdicts } from "./contrast.ts";
import styles from "./Page.module.css";

function Sample({ css, verdict }: { css: string; verdict: Verdict }) {
  const tokens = colorTokens(css, verdict.theme);
  const paint = (role: string) => `oklch(${(tokens.get(role) ?? [0, 0, 0]).join(" ")})`;
  return (
    <span
      aria-hidden="true"
      className={styles.pair}
      style={{ background: paint(verdict.back), color: paint(verdict.front) }}
    >
      {verdict.bound === 4.5 ? "Aä" : <span className={styles.edge} />}
    </span>
  );
}

function Cell({ css, verdict }: { css: string; verdict: Verdict | undefined }) {
  if (!verdict) return <td />;
  return (
    <td>
      <Sample css={css} verdict={verdict} />
      <span className={styles.ratio}>{verdict.ratio.toFixed(2)}</span>
      {verdict.passes ? null : (
        <strong>
          <Icon name="alert" /> too low
        </strong>
      )}
    </td>
  );
}

/** Each pair of roles in both themes: a sample, what it reaches, and what it has to reach. */
export function ContrastTable({ css }: { css: string }) {
  const of = (theme: Theme) => verdicts(css, theme);
  const light = of("light");
  return (
    <Scroller role="region" aria-label="Contrast of the colour roles" className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Use</th>
            <th scope="col">At least</th>
            <th scope="col">Dark</th>
            <th scope="col">Light</th>
          </tr>
        </thead>
        <tbody>
          {of("dark").map((dark, index) => (
            <tr key={`${dark.front} ${dark.back} ${dark.use}`}>
              <th scope="row">
                <code>
                  {dark.front} on {dark.back}
                </code>
              </th>
              <td>{dark.use}</td>
              <td>{dark.bound.toFixed(1)}</td>
              <Cell css={css} verdict={dark} />
              <Cell css={css} verdict={light[index]} />
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
