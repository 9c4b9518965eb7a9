import { Badge } from "#ui/badge/Badge.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/Badge",
  component: Badge,
  args: { icon: "check" as const, children: "Qualifiziert" },
});

export const Good = meta.story();

export const LongGerman = meta.story({
  args: { icon: "clock", children: "Voraussichtliche Bearbeitungsdauer zwei Arbeitstage" },
  globals: { language: "de", viewport: { value: "phone", isRotated: false } },
});
