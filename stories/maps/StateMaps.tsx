import { Fragment } from "react";
import pages from "../welcome/book-files.module.css";
import { StoryLink as Link, Picture, usePictures } from "../welcome/book-files.tsx";
import { proofs } from "./proofs.ts";
import { inWords, type StoryLink } from "./story-link.ts";

interface ShownProps {
  what: string;
  story: StoryLink;
  /** The place of a state on its page, by its name. What else is proved has none. */
  placeOf: (what: string) => string;
}

function Shown({ what, story: { id, name, leadsTo }, placeOf }: ShownProps) {
  const picture = usePictures()[id];
  return (
    <li id={leadsTo && placeOf(what)}>
      <Link id={id} file={picture?.file}>
        <Picture of={picture} alt="" />
        {name.toLowerCase().includes(inWords(what).toLowerCase()) ? name : `${inWords(what)}: ${name}`}
      </Link>
      {leadsTo?.map((next) => (
        // Storybook's links lead out of the page's frame.
        <a key={next} className={pages.next} href={`#${placeOf(next)}`} target="_self">
          {`→ ${inWords(next)}`}
        </a>
      ))}
    </li>
  );
}

/** Every state of a machine in pictures, and whatever else its stories prove. */
export function StateMap({ of }: { of: string }) {
  // A module has its exports in the order of their names.
  const { everyState = {}, ...others } = proofs[of] ?? {};
  const placeOf = (what: string) => `${of}-${what.replaceAll(" ", "-")}`;
  return Object.entries({ everyState, ...others }).map(([title, stories]) => (
    <Fragment key={title}>
      <h3 id={`${of}-${title}`}>{inWords(title)}</h3>
      <ul className={`${pages.cards} ${pages.small}`}>
        {Object.entries(stories).map(([what, story]) => (
          <Shown key={what} what={what} story={story} placeOf={placeOf} />
        ))}
      </ul>
    </Fragment>
  ));
}

export function StateMaps() {
  return Object.keys(proofs).map((machine) => (
    <Fragment key={machine}>
      <h2 id={machine}>{inWords(machine)}</h2>
      <StateMap of={machine} />
    </Fragment>
  ));
}
