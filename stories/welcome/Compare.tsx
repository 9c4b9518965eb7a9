import { type ChangeEvent, type CSSProperties, type Ref, useEffect, useRef, useState } from "react";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { SelectField } from "#ui/field/SelectField.tsx";
import { TextField } from "#ui/field/TextField.tsx";
import { Scroller } from "#ui/scroller/Scroller.tsx";
import { viewports } from "../../.storybook/modes.ts";
import styles from "./book-files.module.css";
import { compareAddress, labelOf, Site, usePictures, useStories } from "./book-files.tsx";

/** The toolbar's values for a live story. Without them: German at night, its first. */
const worlds = [
  { value: "", label: "German at night" },
  { value: "language:de;theme:light", label: "German on paper" },
  { value: "language:en;theme:dark", label: "English at night" },
  { value: "language:en;theme:light", label: "English on paper" },
  { value: "language:long;theme:dark", label: "A third longer, at night" },
  { value: "language:long;theme:light", label: "A third longer, on paper" },
];
const [night, paper, nightEn, paperEn, nightLong] = worlds.map(({ value }) => value);
/** What the two are shown in: one thing differs, or, of two stories, nothing. */
const pairs = [
  ["Night and paper, German", night, paper],
  ["Night and paper, English", nightEn, paperEn],
  ["German and English, at night", night, nightEn],
  ["German and English, on paper", paper, paperEn],
  ["As written and a third longer", night, nightLong],
  ["Both German, at night", night, night],
  ["Both German, on paper", paper, paper],
  ["Both English, at night", nightEn, nightEn],
  ["Both English, on paper", paperEn, paperEn],
].map(([label = "", one, two]) => ({ value: `${one}|${two}`, label }));
const views = ["Slider", "Onion skin"].map((label) => ({ value: label, label }));
const widths = Object.entries(viewports).map(([value, { name }]) => ({ value, label: name }));
/** Who comes with a story has chosen, and a phone has room for what is compared alone. */
const isChosen = innerWidth < 600 || new URLSearchParams(location.search).has("story");
const windows = new Map(Object.entries(viewports).map(([name, { styles: size }]) => [name, size]));

/** What is chosen, by its name in the address: a comparison can be sent. Without `other` it is the same story. */
const usual = {
  story: "features-contact-contactfailure--offline",
  world: "",
  other: "",
  otherWorld: "language:de;theme:light",
  width: "phone",
  /** Beside each other there is room for one on a phone. */
  view: innerWidth < 600 ? "Slider" : "",
  share: "50",
  /** How far down both begin, in px. */
  top: "0",
};

/** Without a colon, the world is the mode of an approved picture. */
const isLive = (world: string) => !world || world.includes(":");

type Changed = ChangeEvent<HTMLInputElement | HTMLSelectElement>;

/** The choices, and what changes the one that a field is called by. */
function useChoices() {
  const [chosen, setChosen] = useState(() => {
    const asked = [...new URLSearchParams(location.search)].filter(([name]) => name in usual);
    return { ...usual, ...Object.fromEntries(asked) };
  });
  const onChange = ({ target: { name, value } }: Changed) => {
    const all = { ...chosen, [name]: value };
    if (name === "worlds") [all.world = "", all.otherWorld = ""] = value.split("|");
    // One thing is to differ: another story is shown in the first one's world.
    if (name === "other") all.otherWorld = all.world;
    setChosen(all);
    const address = `?path=/docs/compare--docs&${new URLSearchParams(all)}`;
    addons.getChannel().emit(NAVIGATE_URL, address, { replace: true });
  };
  return { chosen, onChange };
}

interface ShownProps {
  story: string;
  world: string;
  style: CSSProperties;
  top: number;
  /** Another story plays, and two would take the focus from each other. */
  waits: boolean;
  frame?: Ref<HTMLIFrameElement>;
}

function Shown({ story, world, style, top, waits, frame }: ShownProps) {
  const file = `${story}.${world}.png`;
  const src = `iframe.html?viewMode=story&id=${story}&globals=motion:still;${world || "theme:dark"}`;
  const shown = useStories().find(({ id }) => id === story);
  const { label = `approved picture, ${world}` } = worlds.find(({ value }) => value === world) ?? {};
  return (
    <figure>
      <figcaption>{`${shown ? labelOf(shown) : story}, ${label}`}</figcaption>
      {!isLive(world) && (
        <Scroller style={style} aria-label={file}>
          <img
            src={`pictures/${file}`}
            alt={file}
            style={{ maxWidth: "none" }}
            onLoad={({ currentTarget }) => currentTarget.parentElement?.scrollTo(0, top)}
          />
        </Scroller>
      )}
      {isLive(world) && waits && <p>Waits for the first one.</p>}
      {isLive(world) && !waits && <iframe style={style} ref={frame} key={src} title={src} src={src} />}
    </figure>
  );
}

/**
 * Whether the story that is shown in a frame has been played, as Storybook's own channel says. A play takes the focus,
 * and what is seen of the page: both are given back.
 */
function usePlayed(shown: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [played, setPlayed] = useState("");
  useEffect(() => {
    const before = { focus: document.activeElement, top: scrollY };
    const note = () => {
      if (document.activeElement?.tagName === "IFRAME") return;
      Object.assign(before, { focus: document.activeElement, top: scrollY });
    };
    const hear = ({ source, data }: MessageEvent) => {
      if (!String(data).includes('"storyFinished"')) return;
      if (source === frame.current?.contentWindow) setPlayed(shown);
      // A play ends where it pressed last; a picture beside it may be too short for the place that was asked for.
      const top = document.querySelector("figure [role=group]")?.scrollTop ?? 0;
      if (source && "scrollTo" in source) source.scrollTo({ top, behavior: "instant" });
      if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur();
      if (before.focus instanceof HTMLElement) before.focus.focus({ preventScroll: true });
      scrollTo(0, before.top);
    };
    const heard = new AbortController();
    addEventListener("message", hear, heard);
    for (const moved of ["focusin", "scroll"]) addEventListener(moved, note, heard);
    return () => heard.abort();
  }, [shown]);
  return { frame, isPlayed: played === shown };
}

/** What is chosen, and its fields. Of the stories those are listed whose names have what is looked for. */
function Choices({ shown, onChange }: { shown: typeof usual; onChange: (changed: Changed) => void }) {
  const [wanted, setWanted] = useState("");
  const pictures = usePictures();
  const { story, world, other, otherWorld } = shown;
  const stories = useStories().map((one) => ({ value: one.id, label: labelOf(one) }));
  const listed = (own: string) =>
    stories.filter(({ value, label }) => value === own || label.toLowerCase().includes(wanted.toLowerCase()));
  const both = `${world}|${otherWorld}`;
  const sent = { value: both, label: "As it was sent" };
  const shownIn = pairs.concat(
    (pictures[story]?.modes ?? []).map((mode) => {
      const [, query = ""] = compareAddress(`${story}.${mode}`).split("?");
      return {
        value: `${mode}|${new URLSearchParams(query).get("otherWorld")}`,
        label: `Approved picture and live, ${mode}`,
      };
    }),
  );
  const fields = [
    { name: "story", label: "First story", placeholder: "None", options: listed(story) },
    { name: "other", label: "Second story", placeholder: "The first one", options: listed(other) },
    {
      name: "worlds",
      label: "Shown in",
      placeholder: "Choose a pair",
      options: shownIn.some(({ value }) => value === both) ? shownIn : shownIn.concat(sent),
    },
    { name: "width", label: "Width", placeholder: "As it comes", options: widths },
    { name: "view", label: "View", placeholder: "Side by side", options: views },
  ] as const;
  return (
    <details open={!isChosen}>
      <summary>What is compared</summary>
      <div className={styles.choices}>
        <TextField name="find" label="Find a story" onChange={({ target }) => setWanted(target.value)} />
        {fields.map((field) => (
          <SelectField
            key={field.name}
            {...field}
            value={{ ...shown, worlds: both }[field.name]}
            onChange={onChange}
          />
        ))}
      </div>
    </details>
  );
}

/** Two stories, languages or themes: beside each other, or one above the other. */
export function Compare() {
  const { chosen, onChange } = useChoices();
  const top = Number(chosen.top);
  const pictures = usePictures();
  const { story, other, width, view, share } = chosen;
  // A picture of the story before may be none of this one.
  const worldOf = (id: string, asked: string) =>
    isLive(asked) || (pictures[id]?.modes.includes(asked) ?? true) ? asked : "";
  const world = worldOf(story, chosen.world);
  const otherWorld = worldOf(other || story, chosen.otherWorld);
  const { frame, isPlayed } = usePlayed(story + world);
  // The window of the pictures: a border would be a part of its width.
  const size = { ...windows.get(width), border: 0 };
  const range = { name: "share", label: "How much of the second", type: "range", value: share };
  const over = view === "Slider" ? { clipPath: `inset(0 0 0 ${share}%)` } : { opacity: Number(share) / 100 };
  return (
    <>
      <Site>
        <Choices shown={{ ...chosen, world, otherWorld }} onChange={onChange} />
        {view && <TextField {...range} onChange={onChange} />}
      </Site>
      <div className={`${view ? styles.over : styles.beside} ${styles.windows}`}>
        <Shown story={story} world={world} style={size} top={top} waits={false} frame={frame} />
        <Shown
          story={other || story}
          world={otherWorld}
          style={view ? { ...size, ...over } : size}
          top={top}
          waits={isLive(world) && !isPlayed}
        />
      </div>
    </>
  );
}
