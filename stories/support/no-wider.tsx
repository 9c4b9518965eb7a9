import type { Decorator } from "@storybook/react-vite";

/** No wider than the place that it has on the page. */
export const noWider =
  (maxInlineSize: string): Decorator =>
  (Story) => (
    <div style={{ maxInlineSize }}>
      <Story />
    </div>
  );
