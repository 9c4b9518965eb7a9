import { type CSSProperties, type Ref, useEffect, useId, useRef, useState } from "react";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { SelectField, type SelectOption } from "#ui/field/SelectField.tsx";
import { TextField } from "#ui/field/TextField.tsx";
import { viewports } from "../../.storybook/modes.ts";
import styles from "./book-files.module.css";
import { Site, usePictures, useStories } from "./book-files.tsx";

/** The toolbar's values for a live story. */
const worlds = Object.entries({ de: "German", en: "English", long: "A third longer" }).flatMap(
  ([language, words]) => [
    { value: `language:${language};theme:dark`, label: `${words} at night` },
    { value: `language:${language};theme:light`, label: `${words} on paper` },
  ],
);
/** Without a colon, the world is the mode of an approved picture. */
const isLive = (world: string) => world.includes(":");

const widths = Object.entries(viewports).map(([value, { name }]) => ({ value, label: name }));
const windows: ReadonlyMap<string, CSSProperties> = new Map(
  Object.entries(viewports).map(([name, { styles: size }]) => [name, { ...size, border: 0 }]),
);
const views = ["Side by side", "Slider", "Onion skin"].map((label) => ({ value: label, label }));

/** What is chosen, as it stands in the address: a comparison can be sent. */
const usual = {
  story: "features-contact-contactfailure--offline",
  world: "language:de;theme:dark",
  /** Without one, the same story. */
  other: "",
  otherWorld: "language:en;theme:light",
  width: "phone",
  view: "Side by side",
  share: "50",
};

interface ShownProps {
  story: string;
  world: string;
  style: CSSProperties | undefined;
  /** Another story plays, and two would take the focus from each other. */
  waits: boolean;
  frame?: Ref<HTMLIFrameElement>;
}

function Shown({ story, world, style, waits, frame }: ShownProps) {
  if (!isLive(world)) {
    const file = `${story}.${world}.png`;
    return (
      <img
        style={{ clipPath: style?.clipPath, opacity: style?.opacity }}
        src={`pictures/${file}`}
        alt={file}
      />
    );
  }
  const src = `iframe.html?viewMode=story&id=${story}&globals=motion:still;${world}`;
  if (waits) return <p>Waits for the first one.</p>;
  return <iframe style={style} ref={frame} key={src} title={`${story} ${world}`} src={src} />;
}

/**
 * Whether the story in a frame has been played, as Storybook's own channel says. A play takes the focus, and what is seen
 * of the page: both are given back.
 */
function usePlayed() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isPlayed, setPlayed] = useState(false);
  useEffect(() => {
    const before = { focus: document.activeElement, top: scrollY };
    const note = () => {
      if (document.activeElement?.tagName === "IFRAME") return;
      Object.assign(before, { focus: document.activeElement, top: scrollY });
    };
    const hear = ({ source, data }: MessageEvent) => {
      if (!String(data).includes('"storyFinished"')) return;
      if (source === frame.current?.contentWindow) setPlayed(true);
      if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur();
      if (before.focus instanceof HTMLElement) before.focus.focus({ preventScroll: true });
      scrollTo(0, before.top);
    };
    const heard = new AbortController();
    addEventListener("message", hear, heard);
    for (const moved of ["focusin", "scroll"]) addEventListener(moved, note, heard);
    return () => heard.abort();
  }, []);
  return { frame, isPlayed };
}

function useChoices() {
  const [chosen, setChosen] = useState(() => {
    const asked = [...new URLSearchParams(location.search)].filter(([name]) => name in usual);
    return { ...usual, ...Object.fromEntries(asked) };
  });
  const choose = (change: Partial<typeof usual>) => {
    const all = { ...chosen, ...change };
    setChosen(all);
    const address = `?path=/docs/compare--docs&${new URLSearchParams(all)}`;
    addons.getChannel().emit(NAVIGATE_URL, address, { replace: true });
  };
  return { chosen, choose };
}
type Choosing = ReturnType<typeof useChoices>;

interface ChoiceProps extends Choosing {
  name: keyof typeof usual;
  label: string;
  options: readonly SelectOption[];
}

function Choice({ name, label, options: [first, ...options], chosen, choose }: ChoiceProps) {
  return (
    <SelectField
      name={name}
      label={label}
      placeholder={first?.label ?? ""}
      options={options}
      value={chosen[name]}
      onChange={({ target }) => choose({ [name]: target.value || first?.value })}
    />
  );
}

interface SideProps extends Choosing {
  legend: string;
  name: "story" | "other";
  world: "world" | "otherWorld";
}

function Side({ legend, name, world, ...choosing }: SideProps) {
  const { chosen, choose } = choosing;
  const list = useId();
  const story = chosen[name] || chosen.story;
  const named = new Map(useStories().map(({ id, title, name: own }) => [`${title}: ${own}`, id]));
  const [known = ""] = [...named].find(([, id]) => id === story) ?? [];
  const { modes = [] } = usePictures()[story] ?? {};
  const approved = modes.map((mode) => ({ value: mode, label: `Approved picture, ${mode}` }));
  return (
    <fieldset>
      <legend>{legend}</legend>
      <TextField
        key={known}
        name={name}
        label="Story"
        list={list}
        defaultValue={known}
        onChange={({ target }) => {
          // What is typed on the way to a name is no story yet.
          const next = named.get(target.value);
          if (next) choose({ [name]: next, [world]: isLive(chosen[world]) ? chosen[world] : usual.world });
        }}
      />
      <datalist id={list}>
        {[...named.keys()].map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Choice name={world} label="Shown in" options={[...worlds, ...approved]} {...choosing} />
    </fieldset>
  );
}

/** Two stories, languages or themes: beside each other, or one above the other. */
export function Compare() {
  const { chosen, choose } = useChoices();
  const { story, world, other, otherWorld, width, view, share } = chosen;
  const { frame, isPlayed } = usePlayed();
  const size = windows.get(width);
  const isOver = view !== usual.view;
  const over = view === "Slider" ? { clipPath: `inset(0 0 0 ${share}%)` } : { opacity: Number(share) / 100 };
  return (
    <>
      <Site>
        <div className={styles.choices}>
          <Side legend="First" name="story" world="world" chosen={chosen} choose={choose} />
          <Side legend="Second" name="other" world="otherWorld" chosen={chosen} choose={choose} />
          <Choice name="width" label="Width" options={widths} chosen={chosen} choose={choose} />
          <Choice name="view" label="View" options={views} chosen={chosen} choose={choose} />
          {isOver && (
            <TextField
              name="share"
              label="How much of the second"
              type="range"
              value={share}
              onChange={({ target }) => choose({ share: target.value })}
            />
          )}
        </div>
      </Site>
      <div className={isOver ? styles.over : styles.beside}>
        <Shown story={story} world={world} style={size} waits={false} frame={frame} />
        <Shown
          story={other || story}
          world={otherWorld}
          style={{ ...size, ...(isOver && over) }}
          waits={isLive(world) && !isPlayed}
        />
      </div>
    </>
  );
}
