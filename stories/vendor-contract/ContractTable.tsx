import type { Rule } from "@mainlicht/voice/contract";
import { Table } from "../foundations/Table.tsx";

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
    <Table caption={caption} columns={["Row", "Rule", "Verdict", "Proof"]}>
      {Object.entries(rows).map(([id, row]) => (
        <tr key={id}>
          <th scope="row">
            <code>{id}</code>
          </th>
          <td>
            <p>{row.says}</p>
            <Difference row={row} />
            <p>
              Section {row.bullet.slice(0, 1)}: “{row.bullet.slice(2)}”
            </p>
          </td>
          <td>{row.verdict}</td>
          <td>
            {row.provedBy}, <code>{row.symbol}</code>
          </td>
        </tr>
      ))}
    </Table>
  );
}
