import { Markdown, Source } from "@storybook/addon-docs/blocks";

const files: Readonly<Record<string, string>> = import.meta.glob(
  [
    "../second-brand/*",
    "!**/{smallest,*.stories}.tsx",
    "../../src/{ui,shared,features/contact,features/solutions}/index.ts",
    "../../docs/{glossary,decisions/*}.md",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** A page of the repository. Where it links to another one, that is named: the book has it under another address. */
export const Page = ({ children: page }: { children: string }) => (
  <Markdown>
    {page.replace(/\[([^\]]+)\]\((\S+\.md)\)/g, (_, words, file) =>
      words.includes("/") ? `\`${file}\`` : `${words} (\`${file}\`)`,
    )}
  </Markdown>
);

/** Files of the repository whose paths begin so, each to be opened by its name. */
export const List = ({ of, nameOf }: { of: string; nameOf: (path: string) => string }) =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(of))
    .map(([path, content]) => (
      <details key={path}>
        <summary>{nameOf(path)}</summary>
        {path.endsWith(".md") ? <Page>{content}</Page> : <Source code={content} language="tsx" />}
      </details>
    ));
