import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { difference, type Picture } from "../../visual/picture.ts";
import {
  type Change,
  changesIn,
  commitMessage,
  contactSheet,
  groupOf,
  inWords,
} from "../../visual/review/changes.ts";
import { reviewOf } from "../../visual/review/server.ts";

/** A grey picture with one red pixel, if a place is given. */
function grey(width: number, height: number, red?: [number, number]): Picture {
  const data = Buffer.alloc(width * height * 3, 128);
  if (red) data.set([255, 0, 0], (red[1] * width + red[0]) * 3);
  return { width, height, data };
}

/** The group of what the picture run would find. */
const group = (old: Picture, taken: Picture) => groupOf(old, taken, difference(old, taken).places);

test("a difference is a list of places, from top to bottom", () => {
  const taken = grey(8, 200, [1, 150]);
  taken.data.set([255, 0, 0], (3 * 8 + 2) * 3);
  taken.data.set([255, 0, 0], (20 * 8 + 5) * 3);
  expect(difference(grey(8, 200), taken)).toMatchObject({
    pixels: 3,
    places: [
      { left: 2, top: 3, right: 6, bottom: 21 },
      { left: 1, top: 150, right: 2, bottom: 151 },
    ],
  });
});

describe("the changes of a run", () => {
  test("are alike when the same pixels became the same others, wherever that was", () => {
    const one = group(grey(8, 8), grey(8, 8, [1, 1]));
    expect(group(grey(9, 5), grey(9, 5, [7, 3]))).toBe(one);
    expect(group(grey(8, 8, [1, 1]), grey(8, 8))).not.toBe(one);
    expect(group(grey(8, 8), grey(8, 9))).not.toBe(one);
  });

  test("are read from Playwright's report, new pictures and those like each other together", () => {
    const spec = (title: string, attachments: { name: string; path?: string; body?: string }[]) => ({
      title,
      tests: [{ results: [{ attachments }] }],
    });
    const where = { pixels: 1, places: [{ left: 1, top: 1, right: 2, bottom: 2 }], group: "1a" };
    const changed = (name: string) => [
      ...["expected", "actual", "diff"].map((side) => ({
        name: `${name}-${side}.png`,
        path: `${name}-${side}.png`,
      })),
      { name: "difference.json", body: Buffer.from(JSON.stringify(where)).toString("base64") },
    ];
    const specs = [
      spec("ui-a--b de-1280", changed("a")),
      spec("ui-c--d de-1280", [{ name: "c-actual.png", path: "c-actual.png" }]),
      spec("ui-e--f de-1280", changed("e")),
      spec("ui-g--h de-1280", []),
    ];
    const changes = changesIn({ suites: [{ specs: [], suites: [{ specs }] }] });
    const [one] = changes;
    expect(one).toEqual({
      name: "ui-a--b de-1280",
      actual: "a-actual.png",
      expected: "a-expected.png",
      diff: "a-diff.png",
      ...where,
    });
    expect(contactSheet(changes)).toContain("| changed | 2 | `ui-a--b de-1280`<br>`ui-e--f de-1280` |");
    expect(contactSheet(changes)).toContain("| new | 1 | `ui-c--d de-1280` |");
    expect(commitMessage(changes)).toContain(
      "\n  ui-a--b: de-1280\n  ui-e--f: de-1280\n  ui-c--d: de-1280 (new)\n",
    );
  });
});

test("what is heard stands among the changes, by story and language", () => {
  const body = Buffer.from("main\n  Send, button").toString("base64");
  const spec = {
    title: "features-new--thing en-1280",
    tests: [{ results: [{ attachments: [{ name: "heard.txt", body }] }] }],
  };
  expect(changesIn({ suites: [{ specs: [spec] }] })).toEqual([
    { name: "features-new--thing en", heard: "main\n  Send, button", group: "new text" },
  ]);
});

test("pictures and texts are counted apart", () => {
  const picture = { name: "ui-a--b de-1280", actual: "a.png", group: "1", pixels: 0, places: [] };
  const heard = { name: "features-a--b en", heard: "main", group: "2" };
  expect(inWords([picture, heard, heard])).toBe("1 picture and 2 texts");
  expect(inWords([picture, picture])).toBe("2 pictures");
});

const nowhere = { pixels: 0, places: [] };
const changes: Change[] = [
  { name: "ui-a--b de-1280", actual: "a.png", group: "1", ...nowhere },
  { name: "ui-a--c de-1280", actual: "b.png", group: "1", ...nowhere },
  { name: "ui-c--d de-1280", actual: "c.png", group: "2", ...nowhere },
];
const [first, second, third] = ["ui-a--b de-1280", "ui-a--c de-1280", "ui-c--d de-1280"];
let taken: string[][];
let review: ReturnType<typeof reviewOf>;
let port: number;

function ask(
  method: string,
  path: string,
  { body = "", token = review.token, host = `127.0.0.1:${port}` } = {},
): Promise<{ status: number | undefined; said: string }> {
  return new Promise((answered, failed) => {
    request(
      { port, host: "127.0.0.1", method, path: `${path}token=${token}`, headers: { host } },
      (response) => {
        text(response).then((said) => answered({ status: response.statusCode, said }), failed);
      },
    )
      .once("error", failed)
      .end(body);
  });
}

const accept = (names: unknown) => ask("PUT", "/accepted?", { body: JSON.stringify(names) });

describe("the reviewer's yes", () => {
  beforeEach(async () => {
    taken = [];
    review = reviewOf(changes, (component, own) => {
      taken.push([component, ...own.map(({ name }) => name)]);
    });
    await new Promise<void>((ready) => review.server.listen(0, "127.0.0.1", ready));
    const address = review.server.address();
    port = typeof address === "object" && address ? address.port : 0;
  });
  afterEach(() => void review.server.close());

  test("can be taken back until it is written, and then writes exactly those, one component at once", async () => {
    expect(await accept([first, second, third])).toMatchObject({ status: 204 });
    expect(await accept([first, third])).toMatchObject({ status: 204 });
    expect(taken).toEqual([]);

    expect(await ask("POST", "/write?")).toEqual({ status: 200, said: '{"left":1}' });
    expect(taken).toEqual([["ui-a", first]]);
    expect(await accept([])).toMatchObject({ status: 204 });
    expect(review.finish().map(({ name }) => name)).toEqual([first]);

    expect(await accept([second, third])).toMatchObject({ status: 204 });
    expect(review.finish().map(({ name }) => name)).toEqual([first, second, third]);
    expect(taken).toEqual([
      ["ui-a", first],
      ["ui-a", second],
      ["ui-c", third],
    ]);
  });

  test("does nothing without the token of the run, under another name, or for an unknown picture", async () => {
    const body = JSON.stringify([first]);
    expect(await ask("PUT", "/accepted?", { body, token: "wrong" })).toMatchObject({ status: 403 });
    expect(await ask("PUT", "/accepted?", { body, host: "evil.example:80" })).toMatchObject({ status: 403 });
    expect(await accept(["other"])).toMatchObject({ status: 404 });
    expect(await ask("GET", "/accepted?")).toMatchObject({ status: 404 });
    expect(review.finish()).toEqual([]);
    expect(taken).toEqual([]);
  });
});
