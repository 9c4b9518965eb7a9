import { AnchorMdx, Markdown } from "@storybook/addon-docs/blocks";
import styles from "../welcome/book-files.module.css";
import { Picture, useBookFile, usePictures, useStories } from "../welcome/book-files.tsx";

/** What a designer asks, and the pieces among which the answer is. */
const questions: Readonly<Record<string, string>> = {
  "Which button, or is it a link?": "button iconbutton",
  "Which field takes what I ask for?": "textfield textarea selectfield checkbox messagefield field",
  "Something went wrong, or well: where does it say so?": "notice errorsummary badge samplemark",
  "It takes time: how does one see that?": "spinner steplist typingdots levelbars stablewidthlabel",
  "What asks before all else goes on?": "dialog",
  "Much content, little room: what then?": "tabs scroller card",
  "A figure: why believe it?": "claimlist meter",
  "What is a page made of?": "section heading prose icon river",
  "What may visitors set for themselves?": "languageswitch motionswitch",
  "What is there for those who hear the page, or have no pointer?": "announcer visuallyhidden skiplink",
};

function Piece({ id }: { id: string }) {
  const { components } = useBookFile("manifests/components.json") ?? { components: {} };
  const pictures = usePictures();
  const own = useStories().filter((story) => story.id.startsWith(`${id}--`));
  const pictured = own.find((story) => story.id in pictures);
  return (
    <li>
      <AnchorMdx href={`?path=/docs/${id}--docs`} target="_self">
        <Picture of={pictures[pictured?.id ?? ""]} alt="" />
        {own[0]?.title.replace("ui/", "")}
      </AnchorMdx>
      <Markdown>{components[id]?.description ?? ""}</Markdown>
    </li>
  );
}

/** Every piece of the design system, by the question that it answers, with a picture and what it is for. */
export function Pieces() {
  return Object.entries(questions).map(([question, names]) => (
    <section key={question}>
      <h2>{question}</h2>
      <ul className={styles.cards}>
        {names.split(" ").map((name) => (
          <Piece key={name} id={`ui-${name}`} />
        ))}
      </ul>
    </section>
  ));
}
