const choice = (
  title: string,
  icon: "globe" | "paintbrush" | "lightning" | "paragraph" | "contrast",
  items: { value: string; title: string }[],
) => ({ description: title, toolbar: { icon, title, items, dynamicTitle: true } });

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
    { value: "full", title: "Full motion" },
    { value: "still", title: "Still" },
  ]),
  text: choice("Text size", "paragraph", [
    { value: "normal", title: "Text 100 %" },
    { value: "double", title: "Text 200 %" },
  ]),
  colours: choice("Colours", "contrast", [
    { value: "own", title: "Own colours" },
    { value: "forced", title: "Forced colours" },
  ]),
};
