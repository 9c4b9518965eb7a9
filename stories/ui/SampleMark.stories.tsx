import { SampleMark } from "#ui/sample-mark/SampleMark.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/SampleMark",
  component: SampleMark,
  args: { children: "Beispielangabe" },
});

export const Alone = meta.story();

/** After the fact that it is about, in running text. */
export const AfterAFact = meta.story({
  render: (args) => (
    <p>
      Muster-Hosting GmbH <SampleMark {...args} />
    </p>
  ),
});
