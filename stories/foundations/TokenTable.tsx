import { type CSSProperties, useState } from "react";
import { IconButton } from "#ui/icon-button/IconButton.tsx";
import { hexesIn, pixelsOf, roleOf } from "./design-tokens.ts";
import styles from "./Page.module.css";
import { Table } from "./Table.tsx";
import { tokensOf } from "./tokens.ts";

/** Puts a token into the clipboard, as a style sheet uses it, or a colour. */
function Copy({ name, text = `var(${name})` }: { name: string; text?: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <IconButton
      size="small"
      icon={isCopied ? "check" : "copy"}
      label={isCopied ? `Copied: ${name}` : `Copy ${name}`}
      onClick={copy}
    />
  );
}

const themes = ["on paper", "at night"];
const block: CSSProperties = { inlineSize: "7rem", blockSize: "2.5rem", background: "var(--color-raised)" };

export interface TokenTableProps {
  caption: string;
  /** The style sheet that the tokens stand in. */
  css: string;
  /** The beginning of their names. */
  prefix: string;
  /** What a token does to a block. */
  look: (value: string) => CSSProperties;
  /** Words in the block, for what changes words. */
  words?: string;
}

/** Name, value and a live sample of each token. */
export function TokenTable({ caption, css, prefix, look, words }: TokenTableProps) {
  return (
    <Table caption={caption} columns={["Token", "Value", "Looks like"]}>
      {tokensOf(css, prefix).map(({ name, value, role }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code> <Copy name={name} />
          </th>
          <td>
            <p>{roleOf({ name, role })}</p>
            {prefix === "--color-" &&
              hexesIn(value).map((hex, at) => (
                <span key={themes[at]} className={styles.hex}>
                  <span className={styles.swatch} style={{ background: hex }} /> {hex} {themes[at]}{" "}
                  <Copy name={`${hex} ${themes[at]}`} text={hex} />
                </span>
              ))}
            <p>{pixelsOf(value)}</p>
            <p>
              <code>{value}</code>
            </p>
          </td>
          <td className={styles.sample}>
            <div data-token={name} style={{ ...(words ? {} : block), ...look(`var(${name})`) }}>
              {words}
            </div>
          </td>
        </tr>
      ))}
    </Table>
  );
}
