import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { designTokens } from "../../stories/foundations/design-tokens.ts";
import { componentOf, nameOf, readBaselines } from "./baselines.ts";
import { readTextFile } from "./heard/texts.ts";
import { encodePng, type Picture } from "./picture.ts";

/** The style sheets' tokens for design tools. */
export function tokenFile(): string {
  const sheet = (name: string) => readFileSync(`src/ui/tokens/${name}.css`, "utf8");
  const tokens = designTokens(sheet("color"), ["space", "type", "motion", "layers"].map(sheet));
  return `${JSON.stringify(tokens, null, 2)}\n`;
}

let held: { component: string; pictures: ReadonlyMap<string, Picture> } | null = null;

function approved(name: string): Picture | undefined {
  const component = componentOf(name);
  if (held?.component !== component) held = { component, pictures: readBaselines(component) };
  return held.pictures.get(name);
}

const answers: readonly {
  path: RegExp;
  type: string;
  body: (...parts: string[]) => Buffer | string | undefined;
}[] = [
  {
    path: /^\/pictures\/([a-z\d-]+--[a-z\d-]+)\.([\w-]+)\.png$/,
    type: "image/png",
    body(storyId = "", mode = "") {
      const picture = approved(nameOf(storyId, mode));
      return picture && encodePng(picture);
    },
  },
  {
    path: /^\/heard\/([a-z\d-]+)\.txt$/,
    type: "text/plain; charset=utf-8",
    body: (component = "") => readTextFile(component) || undefined,
  },
  { path: /^\/tokens\.json$/, type: "application/json", body: tokenFile },
];

/** Answers for an approved picture or text, unpacked on the way. @returns whether it was asked for one. */
export function answerApproved({ url = "" }: IncomingMessage, response: ServerResponse): boolean {
  const { pathname } = new URL(url, "http://book");
  for (const { path, type, body } of answers) {
    const [asked, ...parts] = path.exec(pathname) ?? [];
    if (!asked) continue;
    const found = body(...parts);
    if (found) response.writeHead(200, { "content-type": type }).end(found);
    else response.writeHead(404).end();
    return true;
  }
  return false;
}
