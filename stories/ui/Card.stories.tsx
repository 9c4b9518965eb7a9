import { Card } from "#ui/card/Card.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/Card",
  component: Card,
  args: {
    children: (
      <>
        <Heading level={3} size="s">
          Rechnungseingang
        </Heading>
        <p>Von der E-Mail bis zur Buchung, mit Freigabe durch einen Menschen.</p>
      </>
    ),
  },
});

export const Surface = meta.story();
