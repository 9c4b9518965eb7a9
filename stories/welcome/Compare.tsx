import { type CSSProperties, type Ref, useEffect, useId, useRef, useState } from "react";
import { SelectField } from "#ui/field/SelectField.tsx";
import { TextField } from "#ui/field/TextField.tsx";
import styles from "./book-files.module.css";
import { Site, usePictures, useStories } from "./book-files.tsx";

/** The toolbar's values for a live story. Without them: German at night, which is its first. */
const worlds = [
  { value: "language:de;theme:light", label: "German on paper" },
  { value: "language:en;theme:dark", label: "English at night" },
  { value: "language:en;theme:light", label: "English on paper" },
  { value: "language:long;theme:dark", label: "A third longer, at night" },
];

/** Without a colon, the world is the mode of an approved picture. */
const isLive = (world: string) => !world || world.includes(":");

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
  if (!isLive(world)) {
    const file = `${story}.${world}.png`;
    return <img style={style} src={`pictures/${file}`} alt={file} />;
  }
  const src = `iframe.html?viewMode=story&id=${story}&globals=motion:still;${world || "theme:dark"}`;
  if (waits) return <p>Waits for the first one.</p>;
  // The window of the pictures: a border would be a part of its width.
  const size = { width, height: width === 360 ? 780 : 800, style: { border: 0, ...style } };
  return <iframe {...size} ref={frame} key={src} title={`${story} ${world}`} src={src} />;
}

interface SideChoiceProps {
  name: string;
  side: Side;
  onChange: (side: Side) => void;
}

function SideChoice({ name, side: { story, world }, onChange }: SideChoiceProps) {
  const list = useId();
  const { modes = [] } = usePictures()[story] ?? {};
  const approved = modes.map((mode) => ({ value: mode, label: `Approved picture, ${mode}` }));
  return (
    <fieldset>
      <legend>{name}</legend>
      <TextField
        name="story"
        label="Story"
        list={list}
        value={story}
        onChange={({ target }) => onChange({ world: isLive(world) ? world : "", story: target.value })}
      />
      <datalist id={list}>
        {useStories().map(({ id }) => (
          <option key={id} value={id} />
        ))}
      </datalist>
      <SelectField
        name="world"
        label="Shown in"
        placeholder="German at night"
        options={[...worlds, ...approved]}
        value={world}
        onChange={({ target }) => onChange({ story, world: target.value })}
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
const views = ["Slider", "Onion skin"].map((label) => ({ value: label, label }));

/** Two stories, languages or themes: beside each other, or one above the other. */
export function Compare() {
  const story = new URLSearchParams(location.search).get("story") ?? first;
  const [one, setOne] = useState<Side>({ story, world: "" });
  const [other, setOther] = useState<Side>({ story, world: "language:en;theme:light" });
  const [view, setView] = useState("");
  const [width, setWidth] = useState(360);
  const [share, setShare] = useState(50);
  const { frame, isPlayed } = usePlayed();
  const over = view === "Slider" ? { clipPath: `inset(0 0 0 ${share}%)` } : { opacity: share / 100 };
  return (
    <>
      <Site>
        <div className={styles.choices}>
          <SideChoice name="First" side={one} onChange={setOne} />
          <SideChoice name="Second" side={other} onChange={setOther} />
          <SelectField
            name="width"
            label="Width"
            placeholder="360 px"
            options={[{ value: "1280", label: "1280 px" }]}
            onChange={({ target }) => setWidth(Number(target.value || 360))}
          />
          <SelectField
            name="view"
            label="View"
            placeholder="Side by side"
            options={views}
            onChange={({ target }) => setView(target.value)}
          />
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
        <Shown side={other} width={width} style={view ? over : {}} waits={isLive(one.world) && !isPlayed} />
      </div>
    </>
  );
}
