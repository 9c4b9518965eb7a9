/** A switch is its icon, its menu says what is chosen: every word makes the bar wider than a laptop has room for. */
const choice = (
  title: string,
  icon: "globe" | "paintbrush" | "lightning" | "paragraph" | "contrast",
  items: { value?: string; title: string; type?: "reset" }[],
) => ({ description: title, toolbar: { icon, items, dynamicTitle: false } });

/** The world that a story is put into; the width stands beside it (viewports in modes.ts). */
export const toolbar = {
  language: choice("Language", "globe", [
    { value: "de", title: "Deutsch" },
    { value: "en", title: "English" },
    { value: "long", title: "Pseudo-long" },
  ]),
  theme: choice("Theme", "paintbrush", [
    { value: "dark", title: "Night" },
    { value: "light", title: "Paper" },
  ]),
  motion: choice("Motion", "lightning", [
    { type: "reset", title: "Full motion" },
    { value: "still", title: "Still" },
  ]),
  text: choice("Text size", "paragraph", [
    { type: "reset", title: "Text 100 %" },
    { value: "double", title: "Text 200 %" },
  ]),
  colours: choice("Colours", "contrast", [
    { type: "reset", title: "Own colours" },
    { value: "forced", title: "Forced colours" },
  ]),
};
