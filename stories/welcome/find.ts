import { readBookFile } from "../../.storybook/results.ts";

/** A story with everything that it can be found by. */
export interface Findable {
  id: string;
  title: string;
  name: string;
  /** Title, name, tags and what is heard of it, in small letters. */
  words: string;
}

interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags?: readonly string[];
}

const isIndex = (read: unknown): read is { entries: Record<string, Entry> } =>
  typeof read === "object" && read !== null && "entries" in read;

const ok = (answer: Response): Promise<string> => (answer.ok ? answer.text() : Promise.resolve(""));

/** The stories of an index, with what is heard of them. */
export function findable(index: unknown, heard: ReadonlyMap<string, string>): Findable[] {
  const entries = isIndex(index) ? Object.values(index.entries) : [];
  return entries
    .filter(({ type }) => type === "story")
    .map(({ id, title, name, tags = [] }) => ({
      id,
      title,
      name,
      words: [title, name, ...tags, heard.get(`${id}.de`), heard.get(`${id}.en`)].join("\n").toLowerCase(),
    }));
}

export async function readFindable(): Promise<Findable[]> {
  const index = await readBookFile("index.json");
  const entries = isIndex(index) ? Object.values(index.entries) : [];
  const heard = entries.flatMap(({ id, tags = [] }) =>
    ["de", "en"].filter((language) => tags.includes(`heard-${language}`)).map((one) => `${id}.${one}`),
  );
  const texts = heard.map(
    async (name) => [name, await fetch(`heard/${name}.txt`).then(ok, () => "")] as const,
  );
  return findable(index, new Map(await Promise.all(texts)));
}

/** Those in which each word is found; the ones that say it in their name come first. */
export function find(all: readonly Findable[], asked: string): Findable[] {
  const wanted = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const isNamed = ({ title, name }: Findable) =>
    wanted.every((word) => `${title} ${name}`.toLowerCase().includes(word));
  const found = all.filter(({ words }) => wanted.every((word) => words.includes(word)));
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
}
