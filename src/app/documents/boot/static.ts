import { loadWhenPainted } from "./load.ts";

/** The inline script of the static documents: fetches the fonts, with the whole sheet, after the first paint. */
const { sheet = "" } = document.currentScript?.dataset ?? {};

loadWhenPainted(async () => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = sheet;
  document.head.append(link);
});
