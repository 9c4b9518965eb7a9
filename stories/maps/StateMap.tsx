import { Fragment, type ReactNode } from "react";
import { inWords } from "../support/words.ts";
import pages from "../welcome/book-files.module.css";
import { StoryLink as Link, Picture, usePictures } from "../welcome/book-files.tsx";
import { type Edge, edgeName, explore, type Mapped } from "./explore.ts";
import type { StoryLink } from "./story-link.ts";

type Links = Readonly<Record<string, StoryLink>>;

/** What a feature's `state-proof.ts` exports: a story for each place, for edges, and for whatever else it proves. */
export interface StateProof {
  everyNode: Links;
  /** The story whose play function walks an edge, by the edge's name. */
  walks: Links;
}

function Way({ edge, walk }: { edge: Edge; walk: StoryLink | undefined }) {
  return (
    <li>
      {edge.event} → {edge.to}
      {walk ? (
        <>
          : <Link id={walk.id}>{walk.name}</Link>
        </>
      ) : null}
    </li>
  );
}

/** What a story shows, with a link to it: "State: Story". */
function Shown({
  what,
  story,
  children,
}: {
  what: string;
  story: StoryLink | undefined;
  children?: ReactNode;
}) {
  const picture = usePictures()[story?.id ?? ""];
  return (
    <li>
      {story ? (
        <Link id={story.id}>
          <Picture of={picture} alt="" />
          {what === story.name ? what : `${what}: ${story.name}`}
        </Link>
      ) : (
        what
      )}
      {children}
    </li>
  );
}

/**
 * A machine in pictures: every place that it gets to, found by running it, with the story that shows it; and the events
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
      <ul className={pages.cards}>
        {[...distances.keys()].map((node) => (
          <Shown key={node} what={node} story={everyNode[node]}>
            <ul>
              {edges
                .filter(({ from, to }) => from === node && to !== node)
                .map((edge) => (
                  <Way key={edgeName(edge)} edge={edge} walk={walks[edgeName(edge)]} />
                ))}
            </ul>
          </Shown>
        ))}
      </ul>
      {Object.entries(others).map(([title, stories]) => (
        <Fragment key={title}>
          <h3>{inWords(title)}</h3>
          <ul className={pages.cards}>
            {Object.entries(stories).map(([what, story]) => (
              <Shown key={what} what={what} story={story} />
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}
