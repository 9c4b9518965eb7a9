import { expect } from "storybook/test";
import { Icon, iconNames } from "#ui/icon/Icon.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({ title: "ui/Icon", component: Icon, args: { name: "check" as const } });

export const One = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
});

export const BesideWords = meta.story({
  render: (args) => (
    <p style={{ display: "flex", alignItems: "center", gap: "0.5rem" }}>
      <Icon {...args} name="mail" /> jana.brandt@beispiel.de
    </p>
  ),
});

/** The whole set, on one grid and with one weight of line. */
export const All = meta.story({
  render: () => (
    <ul
      style={{
        display: "grid",
        gap: "1.5rem",
        gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))",
        listStyleType: "''",
        padding: 0,
      }}
    >
      {iconNames.map((name) => (
        <li key={name} style={{ display: "grid", justifyItems: "start", gap: "0.5rem" }}>
          <Icon name={name} width="32" height="32" style={{ inlineSize: 32, blockSize: 32 }} />
          <code style={{ fontSize: "0.875rem" }}>{name}</code>
        </li>
      ))}
    </ul>
  ),
});
