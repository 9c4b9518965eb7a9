import { Badge } from "#ui/badge/Badge.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({ title: "ui/Badge", component: Badge, args: { children: "Beispieldaten" } });

export const Neutral = meta.story();

export const Accent = meta.story({ args: { tone: "accent", icon: "spark", children: "Live" } });

export const Good = meta.story({ args: { tone: "good", icon: "check", children: "Qualifiziert" } });

export const Danger = meta.story({ args: { tone: "danger", icon: "alert", children: "Nicht erreichbar" } });

export const LongGerman = meta.story({
  args: { icon: "clock", children: "Voraussichtliche Bearbeitungsdauer zwei Arbeitstage" },
  globals: { language: "de", viewport: { value: "phone", isRotated: false } },
});

export const DoubleText = meta.story({
  tags: ["!autodocs"],
  args: { icon: "check" },
  globals: { text: "double" },
});
