import { type ChangeEvent, type CSSProperties, type Ref, useEffect, useId, useRef, useState } from "react";
import { SelectField } from "#ui/field/SelectField.tsx";
import { TextField } from "#ui/field/TextField.tsx";
import styles from "./book-files.module.css";
import { Site, useStories } from "./book-files.tsx";

/** The toolbar's values for a live story; or, as a language alone, the approved picture. Empty: German at night. */
const worlds = {
  "language:de;theme:light": "German on paper",
  "language:en;theme:dark": "English at night",
  "language:en;theme:light": "English on paper",
  "language:long;theme:dark": "A third longer, at night",
  de: "Approved picture, German",
  en: "Approved picture, English",
};

interface Side {
  story: string;
  world: string;
}

interface ShownProps {
  side: Side;
  width: number;
  style: CSSProperties;
  /** Another story plays, and two would take the focus from each other. */
  waits: boolean;
  frame?: Ref<HTMLIFrameElement>;
}

function Shown({ side: { story, world }, width, style, waits, frame }: ShownProps) {
  const common = { width, style };
  if (world && !world.includes(":")) {
    const file = `${story}.${world}-${width}.png`;
    return <img {...common} src={`pictures/${file}`} alt={`${file}, if one is approved`} />;
  }
  const src = `iframe.html?viewMode=story&id=${story}&globals=motion:still;${world || "language:de;theme:dark"}`;
  if (waits) return <p>Waits for the first one.</p>;
  return <iframe {...common} ref={frame} key={src} title={`${story} ${world}`} src={src} height={800} />;
}

interface ChoiceProps {
  label: string;
  /** The first choice: the empty value. */
  first: string;
  /** The others, by value. */
  others: Readonly<Record<string, string>>;
  value: string;
  onChoose: (value: string) => void;
}

function Choice({ label, first, others, value, onChoose }: ChoiceProps) {
  const options = Object.entries(others).map(([other, name]) => ({ value: other, label: name }));
  const choose = { value, onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChoose(target.value) };
  return <SelectField name={label} label={label} placeholder={first} options={options} {...choose} />;
}

interface SideChoiceProps {
  name: string;
  side: Side;
  onChange: (side: Side) => void;
}

function SideChoice({ name, side: { story, world }, onChange }: SideChoiceProps) {
  const list = useId();
  return (
    <fieldset>
      <legend>{name}</legend>
      <TextField
        name="story"
        label="Story"
        list={list}
        value={story}
        onChange={({ target }) => onChange({ world, story: target.value })}
      />
      <datalist id={list}>
        {useStories().map(({ id }) => (
          <option key={id} value={id} />
        ))}
      </datalist>
      <Choice
        label="Shown in"
        first="German at night"
        others={worlds}
        value={world}
        onChoose={(chosen) => onChange({ story, world: chosen })}
      />
    </fieldset>
  );
}

/** Whether the story in a frame has been played, as Storybook's own channel says. */
function usePlayed() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isPlayed, setPlayed] = useState(false);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && String(data).includes('"storyFinished"'))
        setPlayed(true);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);
  return { frame, isPlayed };
}

const first = "features-contact-contactfailure--offline";
const views = { slider: "Slider", onion: "Onion skin" };

/** Two stories, languages or themes: beside each other, or one above the other. */
export function Compare() {
  const story = new URLSearchParams(location.search).get("story") ?? first;
  const [one, setOne] = useState<Side>({ story, world: "" });
  const [other, setOther] = useState<Side>({ story, world: "language:en;theme:light" });
  const [view, setView] = useState("");
  const [chosen, setWidth] = useState("");
  const [share, setShare] = useState(50);
  const { frame, isPlayed } = usePlayed();
  const width = Number(chosen || 360);
  const over = view === "slider" ? { clipPath: `inset(0 0 0 ${share}%)` } : { opacity: share / 100 };
  return (
    <>
      <Site>
        <div className={styles.choices}>
          <SideChoice name="First" side={one} onChange={setOne} />
          <SideChoice name="Second" side={other} onChange={setOther} />
          <Choice
            label="Width"
            first="360 px"
            others={{ 1280: "1280 px" }}
            value={chosen}
            onChoose={setWidth}
          />
          <Choice label="View" first="Side by side" others={views} value={view} onChoose={setView} />
          {view && (
            <TextField
              name="share"
              label="How much of the second"
              type="range"
              value={share}
              onChange={({ target }) => setShare(Number(target.value))}
            />
          )}
        </div>
      </Site>
      <div className={view ? styles.over : styles.beside}>
        <Shown side={one} width={width} style={{}} waits={false} frame={frame} />
        <Shown
          side={other}
          width={width}
          style={view ? over : {}}
          waits={!(isPlayed || one.world.length === 2)}
        />
      </div>
    </>
  );
}
