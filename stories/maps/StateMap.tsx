import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { inWords } from "../support/words.ts";
import { type Edge, edgeName, explore, type Mapped } from "./explore.ts";
import type { StoryLink } from "./story-link.ts";

type Links = Readonly<Record<string, StoryLink>>;

/** What a feature's `state-proof.ts` exports: a story for each place, for edges, and for whatever else it proves. */
export interface StateProof {
  everyNode: Links;
  /** The story whose play function walks an edge, by the edge's name. */
  walks: Links;
}

function Link({ to, children }: { to: StoryLink; children: string }) {
  return (
    <AnchorMdx href={`?path=/story/${to.id}`} target="_self">
      {children}
    </AnchorMdx>
  );
}

function Way({ edge, walk }: { edge: Edge; walk: StoryLink | undefined }) {
  return (
    <li>
      {edge.event} → {edge.to}
      {walk ? (
        <>
          : <Link to={walk}>{walk.name}</Link>
        </>
      ) : null}
    </li>
  );
}

function Proved({ title, stories }: { title: string; stories: Links }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {Object.entries(stories).map(([what, story]) => (
          <li key={what}>
            {what}: <Link to={story}>{story.name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * A machine as a table: every place that it gets to, found by running it, with the story that shows it; and the events
 * that lead on, each with the story whose play function walks it. The machine's own tests prove the others.
 */
export function StateMap<State, Event extends { type: string }, Node extends string>({
  map,
  proof,
}: {
  map: Mapped<State, Event, Node>;
  proof: StateProof & Readonly<Record<string, Links>>;
}) {
  const { distances, edges } = explore(map);
  const { everyNode, walks, ...others } = proof;
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>State</th>
            <th>Shown by</th>
            <th>Leads on, by event: the story that walks it</th>
          </tr>
        </thead>
        <tbody>
          {[...distances.keys()].map((node) => {
            const shownBy = everyNode[node];
            return (
              <tr key={node}>
                <th scope="row">{node}</th>
                <td>{shownBy ? <Link to={shownBy}>{shownBy.name}</Link> : null}</td>
                <td>
                  <ul>
                    {edges
                      .filter(({ from, to }) => from === node && to !== node)
                      .map((edge) => (
                        <Way key={edgeName(edge)} edge={edge} walk={walks[edgeName(edge)]} />
                      ))}
                  </ul>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {Object.entries(others).map(([title, stories]) => (
        <Proved key={title} title={inWords(title)} stories={stories} />
      ))}
    </>
  );
}
