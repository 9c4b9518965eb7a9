import { Fragment } from "react";
import { inWords } from "../support/words.ts";
import pages from "../welcome/book-files.module.css";
import { StoryLink as Link, Picture, usePictures } from "../welcome/book-files.tsx";
import type { StoryLink } from "./story-link.ts";

function Shown({ what, story: { id, name } }: { what: string; story: StoryLink }) {
  const picture = usePictures()[id];
  return (
    <li>
      <Link id={id} file={picture?.file}>
        <Picture of={picture} alt="" />
        {what === name ? what : `${what}: ${name}`}
      </Link>
    </li>
  );
}

/**
 * What a feature's `state-proof.ts` exports, in pictures: a story for each state of its machine, and for whatever else it
 * proves.
 */
export function StateMap({
  proof,
}: {
  proof: Readonly<Record<string, Readonly<Record<string, StoryLink>>>>;
}) {
  return Object.entries(proof).map(([title, stories]) => (
    <Fragment key={title}>
      <h3>{inWords(title)}</h3>
      <ul className={`${pages.cards} ${pages.small}`}>
        {Object.entries(stories).map(([what, story]) => (
          <Shown key={what} what={what} story={story} />
        ))}
      </ul>
    </Fragment>
  ));
}
