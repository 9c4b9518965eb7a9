import { useEffect, useState } from "react";
import type { World } from "../support/globals.ts";
import { type Edge, edgeName, explore, type Mapped } from "./explore.ts";
import { lineOf, type Place, placesOf, sizeOf } from "./places.ts";
import { idsIn, type Known, lacks, modeFor, pictureOf, readKnown } from "./proof.ts";
import styles from "./StateMap.module.css";
import { useToolbar } from "./useToolbar.ts";

type Stories = Readonly<Record<string, unknown>>;

/** Stories come to a map as their addresses (`.storybook/story-addresses.ts`). */
function idOf(story: unknown): string {
  if (typeof story === "object" && story !== null && "address" in story) return String(story.address);
  throw new Error("A state is proved by something that is no story.");
}

/** What a feature's `state-proof.ts` exports: a story for each place, for edges, and for whatever else it proves. */
export interface StateProof {
  everyNode: Stories;
  /** The story whose play function walks an edge, by the edge's name. */
  walks: Readonly<Partial<Record<string, unknown>>>;
}

interface Shown {
  known: Known;
  world: World;
  width: number;
  query: string;
}

let known: Promise<Known> | undefined;

/** A page has several strips. */
function readKnownOnce(): Promise<Known> {
  known ??= readKnown();
  return known;
}

const nothingKnown: Known = { tags: new Map(), results: null };

function useShown(): Shown {
  const [known, setKnown] = useState(nothingKnown);
  useEffect(() => void readKnownOnce().then(setKnown), []);
  return { known, ...useToolbar() };
}

/** One story as its approved picture, with the ids it proves and what is wrong. */
function Picture({ name, storyId, shown }: { name: string; storyId: string; shown: Shown }) {
  const { known, world, width, query } = shown;
  const source = pictureOf(
    storyId,
    modeFor(world, width, { id: storyId, tags: known.tags.get(storyId) ?? [] }),
  );
  const [missing, setMissing] = useState("");
  const wrong = lacks(storyId, known);
  if (missing === source && wrong.length === 0) wrong.push("no approved picture");
  return (
    <>
      <a className={styles.picture} href={`?path=/story/${storyId}&${query}`} target="_top">
        <strong>{name}</strong>
        {missing === source ? null : <img src={source} alt="" onError={() => setMissing(source)} />}
      </a>
      <small>{idsIn(known.tags.get(storyId)).join(" ")}</small>
      {wrong.map((what) => (
        <strong key={what} className={styles.wrong}>
          {what}
        </strong>
      ))}
    </>
  );
}

interface MapParts extends Shown {
  name: string;
  edges: readonly Edge[];
  storyOf: (edge: Edge) => string | null;
}

function EdgeItem({ edge, parts }: { edge: Edge; parts: MapParts }) {
  const storyId = parts.storyOf(edge);
  const words = `${edge.event} → ${edge.to}`;
  if (!storyId) {
    return (
      <li title="No play function walks it">
        {words} <strong className={styles.wrong}>no play</strong>
      </li>
    );
  }
  return (
    <li>
      <a
        href={`?path=/story/${storyId}&${parts.query}`}
        target="_top"
        data-walk={`${parts.name}: ${edge.from} → ${edge.to}`}
      >
        {words}
      </a>
    </li>
  );
}

function Card({ place, storyId, parts }: { place: Place; storyId: string; parts: MapParts }) {
  const { node, x, y } = place;
  const own = parts.edges.filter(({ from }) => from === node);
  const stays = own.filter(({ to }) => to === node).map(({ event }) => event);
  return (
    <li className={styles.card} style={{ insetInlineStart: x, insetBlockStart: y }}>
      <Picture name={node} storyId={storyId} shown={parts} />
      <ul>
        {own
          .filter(({ to }) => to !== node)
          .map((edge) => (
            <EdgeItem key={edgeName(edge)} edge={edge} parts={parts} />
          ))}
        {stays.length > 0 ? <li>stays: {stays.join(", ")}</li> : null}
      </ul>
    </li>
  );
}

/** Stories side by side: every failure of a machine, every instant of a demo. */
export function Strip({ title, stories }: { title: string; stories: Stories }) {
  const shown = useShown();
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={`${styles.strip} sb-unstyled`}>
        {Object.entries(stories).map(([name, story]) => (
          <li key={name} className={styles.card}>
            <Picture name={inWords(name)} storyId={idOf(story)} shown={shown} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "everyFailure" in a proof is "every failure" on the page, and the story "FirstIsTyped" is "First is typed". */
const inWords = (name: string) => name.replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * A machine as a map: every place that it gets to, found by running it; the picture of the story that shows the place;
 * the events that lead on, each to the story whose play function walks it. What lacks a proof is red.
 */
export function StateMap<State, Event extends { type: string }, Node extends string>({
  map,
  proof,
}: {
  map: Mapped<State, Event, Node>;
  proof: StateProof & Stories;
}) {
  const shown = useShown();
  const [explored] = useState(() => explore(map));
  const { everyNode, walks, ...others } = proof;
  const places = placesOf(explored);
  const { width, height } = sizeOf(places);
  const storyOf = (edge: Edge) => {
    const story = walks[edgeName(edge)];
    return story === undefined ? null : idOf(story);
  };
  const parts: MapParts = { ...shown, name: map.name, edges: explored.edges, storyOf };
  const stale = Object.keys(walks).filter((name) => !explored.edges.some((edge) => edgeName(edge) === name));
  return (
    <div lang="en">
      {stale.map((name) => (
        <p key={name} className={styles.wrong} role="alert">
          The machine has no edge "{name}".
        </p>
      ))}
      <section className={`${styles.ground} sb-unstyled`} aria-label="State map">
        <div className={styles.map} style={{ inlineSize: width, blockSize: height }}>
          <svg aria-hidden="true" width={width} height={height}>
            {explored.edges.map((edge) => (
              <path key={edgeName(edge)} d={lineOf(edge, places)} data-walked={storyOf(edge) !== null} />
            ))}
          </svg>
          <ul>
            {places.map((place) => (
              <Card key={place.node} place={place} storyId={idOf(everyNode[place.node])} parts={parts} />
            ))}
          </ul>
        </div>
      </section>
      {Object.entries(others).map(([title, stories]) =>
        typeof stories === "object" && stories !== null ? (
          <Strip key={title} title={inWords(title)} stories={{ ...stories }} />
        ) : null,
      )}
    </div>
  );
}
