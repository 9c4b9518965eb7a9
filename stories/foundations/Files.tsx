import { Markdown, Source } from "@storybook/addon-docs/blocks";

type Files = Readonly<Record<string, string>>;
export const brand: Files = import.meta.glob(["../second-brand/*", "!**/smallest.tsx", "!**/*.stories.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});
export const entries: Files = import.meta.glob(
  ["../../src/*/index.ts", "../../src/features/{contact,solutions}/index.ts"],
  { query: "?raw", import: "default", eager: true },
);
export const decisions: Files = import.meta.glob(["../../docs/glossary.md", "../../docs/decisions/*.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A page of the repository. Where it links to another one, that is named: the book has it under another address. */
export const Page = ({ children: page }: { children: string }) => (
  <Markdown>
    {page.replace(/\[([^\]]+)\]\((\S+\.md)\)/g, (_, words, file) =>
      words.includes("/") ? `\`${file}\`` : `${words} (\`${file}\`)`,
    )}
  </Markdown>
);

/** Files of the repository, each to be opened by its name. */
export const List = ({ files, nameOf }: { files: Files; nameOf: (path: string) => string }) =>
  Object.entries(files).map(([path, content]) => (
    <details key={path}>
      <summary>{nameOf(path)}</summary>
      {path.endsWith(".md") ? (
        <Page>{content}</Page>
      ) : (
        <Source code={content} language={path.endsWith(".css") ? "css" : "tsx"} />
      )}
    </details>
  ));
