import { AnchorMdx, Markdown } from "@storybook/addon-docs/blocks";
import styles from "../welcome/book-files.module.css";
import { Picture, usePictures, useStories } from "../welcome/book-files.tsx";
import { useBookFile } from "../welcome/use-book-file.ts";

/** What a designer asks, and the pieces among which the answer is. */
const questions: Readonly<Record<string, Record<"pieces" | "rule" | "never", string>>> = {
  "Which button, or is it a link?": {
    pieces: "button linkbutton iconbutton",
    rule: "One primary button on a screen's first view; whatever has an address is a link, also where it looks like a button.",
    never:
      "Two primary ones beside each other; grey for the one thing to do; a sign alone that not everybody knows.",
  },
  "Which field takes what I ask for?": {
    pieces: "textfield textarea selectfield checkbox messagefield field",
    rule: "The label stands above the field and stays; the error stands between them and says what to write instead.",
    never:
      "A placeholder as the label; colour alone for a fault; a disabled field while a form is sent: it is locked.",
  },
  "Something went wrong, or well: where does it say so?": {
    pieces: "notice errorsummary badge samplemark",
    rule: "Where it happened, with a way out: try again, write a mail, copy what was typed.",
    never: "Colour alone; a message that goes away by itself; a badge for what went wrong.",
  },
  "It takes time: how does one see that?": {
    pieces: "spinner steplist typingdots levelbars stablewidthlabel",
    rule: "Words say what is being done; a wait that somebody may want to end has a way to cancel it beside it.",
    never: "A sign that turns without words; a bar that guesses how far it is.",
  },
  "What asks before all else goes on?": {
    pieces: "dialog",
    rule: "For consent that must come first; the cross, Escape and a press beside it all mean no.",
    never: "For news, for a hint, or for what could stand in the page.",
  },
  "Much content, little room: what then?": {
    pieces: "tabs scroller card",
    rule: "Tabs for views of which one is wanted at a time; the place is as high as the tallest.",
    never:
      "What everybody must have read, in a closed tab; a part that scrolls within one that scrolls the same way.",
  },
  "A figure: why believe it?": {
    pieces: "claimlist meter",
    rule: "Each figure has its basis in plain sight below it.",
    never: "The basis in a tooltip or a footnote; a ring for how far something has got.",
  },
  "What is a page made of?": {
    pieces: "section heading prose icon river",
    rule: "The level of a heading says where it belongs, its size how loud it is: two choices.",
    never: "A level left out for its looks; an icon that means what no word says.",
  },
  "What may visitors set for themselves?": {
    pieces: "languageswitch motionswitch",
    rule: "At hand in the header, and at once.",
    never: "A flag for a language; something moving that the switch does not stop.",
  },
  "What is there for those who hear the page, or have no pointer?": {
    pieces: "announcer visuallyhidden skiplink",
    rule: "What changes by itself is announced once, in few words.",
    never: "Something heard that contradicts what is seen; a stop of the Tab key that is hidden.",
  },
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
  return Object.entries(questions).map(([question, { pieces, rule, never }]) => (
    <section key={question}>
      <h2>{question}</h2>
      <Markdown>{`${rule}\n\n**Never:** ${never}`}</Markdown>
      <ul className={styles.cards}>
        {pieces.split(" ").map((name) => (
          <Piece key={name} id={`ui-${name}`} />
        ))}
      </ul>
    </section>
  ));
}
