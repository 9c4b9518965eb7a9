import { readFileSync } from "node:fs";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { Plugin } from "vite";

const marker = "\0story-addresses:";

/** The address of each story of a file, by the name of its export. */
export function addressesIn(source: string): [name: string, address: string][] {
  const [, title = ""] = /\bpreview\.meta\(\{\s*title: "([^"]+)"/.exec(source) ?? [];
  const exported = source.matchAll(/^export const (\w+) = /gm);
  return [...exported].map(([, name = ""]) => [name, toId(title, storyNameFromExport(name))]);
}

/** Each address by its name, and all of them in the file's order: a namespace is sorted by the alphabet. */
export function moduleOf(stories: readonly [name: string, address: string][]): string {
  const names = stories.map(([name]) => name);
  return [
    ...stories.map(([name, address]) => `export const ${name} = { address: "${address}" };`),
    `export default { ${names.join(", ")} };`,
  ].join("\n");
}

/**
 * A state map shows pictures of stories and links to them: it needs their addresses. The stories themselves would bring
 * every view of the site along, two hundred files for the contact form's map.
 */
export const storyAddresses: Plugin = {
  name: "story-addresses",
  enforce: "pre",
  async resolveId(source, importer = "") {
    if (!source.endsWith(".stories.tsx")) return null;
    if (!/\/(state-proof\.ts|stories\/maps\/\w+\.mdx)$/.test(importer)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${marker}${found.id}.js`;
  },
  load(id) {
    if (!id.startsWith(marker)) return null;
    const path = id.slice(marker.length, -".js".length);
    this.addWatchFile(path);
    const stories = addressesIn(readFileSync(path, "utf8"));
    return moduleOf(stories);
  },
};
