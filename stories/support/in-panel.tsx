import type { Decorator } from "@storybook/react-vite";
import { AnnouncerProvider } from "#ui/announcer/Announcer.tsx";

/** As large as the assistant's panel gives it, under its live regions. */
export function inPanel(blockSize: string): Decorator {
  return (Story) => (
    <AnnouncerProvider>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          maxInlineSize: "24rem",
          blockSize,
          border: "1px solid var(--color-line)",
          borderRadius: "var(--radius-l)",
          background: "var(--color-surface)",
        }}
      >
        <Story />
      </div>
    </AnnouncerProvider>
  );
}
