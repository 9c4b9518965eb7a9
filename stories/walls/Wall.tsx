import { languages } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Section } from "#ui/section/Section.tsx";
import type { World } from "../support/globals.ts";
import { proofsOf, type ShownState } from "./machines.ts";
import styles from "./Wall.module.css";

export interface WallProps {
  /** The feature's folder. */
  feature: string;
  /** How wide each state's window is. */
  width: number;
  /** How high each state's window is. */
  height: number;
  /** What the toolbar says; the language is both. */
  world: World;
}

/** Outside of the book, as in the story tests, there is nothing that a frame could show. */
const inTheBook = () => "__STORYBOOK_PREVIEW__" in window;

function Frame({ state, world, width, height }: { state: ShownState } & Omit<WallProps, "feature">) {
  const { language, theme, text, colours } = world;
  const globals = `language:${language};theme:${theme};text:${text};colours:${colours};motion:still`;
  return (
    <iframe
      title={`${state.name}, ${language}`}
      lang={language}
      className={styles["frame"]}
      loading="lazy"
      width={width}
      height={height}
      {...(inTheBook() && { src: `iframe.html?viewMode=story&id=${state.storyId}&globals=${globals}` })}
    />
  );
}

/** "everyFailure" in a proof is "every failure" on the wall. */
const inWords = (title: string) => title.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Every state of a feature side by side in both languages, generated from what its proof says. */
export function Wall({ feature, world, ...size }: WallProps) {
  return (
    <div lang="en">
      {proofsOf(feature).map(({ title, states }) => (
        <Section key={title} space="medium" aria-label={inWords(title)}>
          <Heading level={2} size="m">
            {inWords(title)}
          </Heading>
          {states.map((state) => (
            <figure key={state.name} className={styles["state"]}>
              <figcaption>
                <a href={`?path=/story/${state.storyId}`} target="_top">
                  {state.name}
                </a>
              </figcaption>
              <div className={styles["frames"]}>
                {languages.map((language) => (
                  <Frame key={language} state={state} world={{ ...world, language }} {...size} />
                ))}
              </div>
            </figure>
          ))}
        </Section>
      ))}
    </div>
  );
}
