import type { IncomingMessage, ServerResponse } from "node:http";
import { componentOf, nameOf, readBaselines } from "./baselines.ts";
import { encodePng, type Picture } from "./picture.ts";

/** Where the book looks for its approved pictures. */
export const picturesPath = "/pictures/";

/** The file of a picture: its story and its mode. */
export const fileOf = (name: string): string => `${name.replace(" ", ".")}.png`;

let held: { component: string; pictures: ReadonlyMap<string, Picture> } | null = null;

function approved(name: string): Picture | undefined {
  const component = componentOf(name);
  if (held?.component !== component) held = { component, pictures: readBaselines(component) };
  return held.pictures.get(name);
}

/** Answers for an approved picture, unpacked on the way. @returns whether it was asked for one. */
export function answerPicture({ url = "" }: IncomingMessage, response: ServerResponse): boolean {
  const { pathname } = new URL(url, "http://book");
  if (!pathname.startsWith(picturesPath)) return false;
  const [, storyId = "", mode = ""] =
    /^([\w-]+)\.([\w-]+)\.png$/.exec(pathname.slice(picturesPath.length)) ?? [];
  const picture = storyId.includes("--") ? approved(nameOf(storyId, mode)) : undefined;
  if (picture) response.writeHead(200, { "content-type": "image/png" }).end(encodePng(picture));
  else response.writeHead(404).end();
  return true;
}
