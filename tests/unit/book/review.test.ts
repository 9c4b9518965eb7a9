import { mkdtempSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { encodePng, type Picture } from "../../visual/picture.ts";
import { type Change, changesIn, contactSheet, groupOf } from "../../visual/review/changes.ts";
import { reviewOf } from "../../visual/review/server.ts";

/** A grey picture with one red pixel, if a place is given. */
function grey(width: number, height: number, red?: [number, number]): Picture {
  const data = Buffer.alloc(width * height * 3, 128);
  if (red) data.set([255, 0, 0], (red[1] * width + red[0]) * 3);
  return { width, height, data };
}

describe("the changes of a run", () => {
  test("are alike when the same pixels became the same others, wherever that was", () => {
    const one = groupOf(grey(8, 8), grey(8, 8, [1, 1]));
    expect(groupOf(grey(9, 5), grey(9, 5, [7, 3]))).toBe(one);
    expect(groupOf(grey(8, 8, [1, 1]), grey(8, 8))).not.toBe(one);
    expect(groupOf(grey(8, 8), grey(8, 9))).not.toBe(one);
  });

  test("are read from Playwright's report, new pictures and those like each other together", () => {
    const folder = mkdtempSync(join(tmpdir(), "review-"));
    const save = (name: string, picture: Picture) => {
      const path = join(folder, name);
      writeFileSync(path, encodePng(picture));
      return { name, path };
    };
    const spec = (title: string, attachments: { name: string; path: string }[]) => ({
      title,
      tests: [{ results: [{ attachments }] }],
    });
    const changed = (name: string, red: [number, number]) => [
      save(`${name}-expected.png`, grey(8, 8)),
      save(`${name}-actual.png`, grey(8, 8, red)),
      save(`${name}-diff.png`, grey(8, 8)),
    ];
    const specs = [
      spec("ui-a--b de-1280", changed("a", [1, 1])),
      spec("ui-c--d de-1280", [save("c-actual.png", grey(8, 8))]),
      spec("ui-e--f de-1280", changed("e", [4, 4])),
      spec("ui-g--h de-1280", []),
    ];
    const changes = changesIn({ suites: [{ specs: [], suites: [{ specs }] }] });
    expect(changes.map(({ name, group }) => [name, group === "new"])).toEqual(
      expect.arrayContaining([
        ["ui-a--b de-1280", false],
        ["ui-c--d de-1280", true],
        ["ui-e--f de-1280", false],
      ]),
    );
    expect(contactSheet(changes)).toContain("| changed | 2 | `ui-a--b de-1280`<br>`ui-e--f de-1280` |");
    expect(contactSheet(changes)).toContain("| new | 1 | `ui-c--d de-1280` |");
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

describe("the reviewer's yes", () => {
  const changes: Change[] = [
    { name: "ui-a--b de-1280", actual: "a.png", group: "1" },
    { name: "ui-c--d de-1280", actual: "c.png", group: "2" },
  ];
  let taken: string[];
  let review: ReturnType<typeof reviewOf>;
  let port: number;

  beforeEach(async () => {
    taken = [];
    review = reviewOf(changes, ({ name }) => void taken.push(name));
    await new Promise<void>((ready) => review.server.listen(0, "127.0.0.1", ready));
    const address = review.server.address();
    port = typeof address === "object" && address ? address.port : 0;
  });
  afterEach(() => void review.server.close());

  function ask(method: string, path: string, host = `127.0.0.1:${port}`): Promise<number | undefined> {
    return new Promise((answered, failed) => {
      request({ port, host: "127.0.0.1", method, path, headers: { host } }, (response) => {
        response.resume();
        answered(response.statusCode);
      })
        .once("error", failed)
        .end();
    });
  }

  const name = encodeURIComponent("ui-a--b de-1280");

  test("takes exactly that picture", async () => {
    expect(await ask("POST", `/accept?token=${review.token}&name=${name}`)).toBe(204);
    expect(taken).toEqual(["ui-a--b de-1280"]);
    expect([...review.accepted]).toEqual(["ui-a--b de-1280"]);
  });

  test("does nothing without the token of the run, under another name, or for an unknown picture", async () => {
    expect(await ask("POST", `/accept?token=wrong&name=${name}`)).toBe(403);
    expect(await ask("POST", `/accept?token=${review.token}&name=${name}`, "evil.example:80")).toBe(403);
    expect(await ask("POST", `/accept?token=${review.token}&name=other`)).toBe(404);
    expect(await ask("GET", `/accept?token=${review.token}&name=${name}`)).toBe(404);
    expect(taken).toEqual([]);
  });
});
