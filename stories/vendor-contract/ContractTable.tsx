import { Scroller } from "#ui/scroller/Scroller.tsx";
import { bullets } from "../../tests/contract/vendor/bullets.ts";
import type { Rule } from "../../tests/contract/vendor/row.ts";
import styles from "../foundations/Page.module.css";

/** What the package does and what we do, where that is not the same as the rule. */
function Difference({ row }: { row: Rule }) {
  if (row.verdict === "as specified") return null;
  return (
    <>
      {row.vendorDoes ? <p>The package: {row.vendorDoes}</p> : null}
      <p>We: {row.weDo}</p>
    </>
  );
}

/** Each rule with its verdict and its proof. */
export function ContractTable({ caption, rows }: { caption: string; rows: Readonly<Record<string, Rule>> }) {
  return (
    <Scroller role="region" aria-label={caption} className={styles["scroller"]}>
      <table className={styles["table"]}>
        <caption className={styles["caption"]}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Rule</th>
            <th scope="col">Verdict</th>
            <th scope="col">Proof</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([id, row]) => (
            <tr key={id}>
              <th scope="row">
                <code>{id}</code>
              </th>
              <td>
                <p>{row.says}</p>
                <Difference row={row} />
                <p>
                  Section {row.bullet.slice(0, 1)}: “{bullets[row.bullet]}”
                </p>
              </td>
              <td>{row.verdict}</td>
              <td>
                {row.provedBy}, <code>{row.symbol}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
