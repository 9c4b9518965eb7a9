import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { inWords } from "../support/words.ts";
import type { StoryLink } from "./story-link.ts";

/**
 * What a feature's `state-proof.ts` exports, as a table: a story for each state of its machine, and for whatever else it
 * proves.
 */
export function StateMap({
  proof,
}: {
  proof: Readonly<Record<string, Readonly<Record<string, StoryLink>>>>;
}) {
  return (
    <table>
      {Object.entries(proof).map(([title, stories]) => (
        <tbody key={title}>
          <tr>
            <th colSpan={2}>{inWords(title)}</th>
          </tr>
          {Object.entries(stories).map(([what, { id, name }]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>
                <AnchorMdx href={`?path=/story/${id}`} target="_self">
                  {name}
                </AnchorMdx>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
