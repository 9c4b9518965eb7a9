/** The text of everything that site and book are written in, by its path from the root. */
const all = import.meta.glob<string>("../../{src,stories}/**/*.{ts,tsx,mdx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The files whose path from the root matches, each with its text. */
export const sourcesOf = (files: RegExp): [file: string, text: string][] =>
  Object.entries(all)
    .map(([file, text]): [string, string] => [file.replace("../../", ""), text])
    .filter(([file]) => files.test(file));

/** The part of a stories file that speaks for all its stories. */
export const headOf = (source: string) => source.slice(0, source.indexOf("\nexport "));
