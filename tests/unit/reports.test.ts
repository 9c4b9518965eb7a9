import { createServer } from "node:http";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { reportsTo } from "#app/adapters/reports.ts";
import { createReporter, mostReports } from "#features/error-reports/report.controller.ts";
import { masked, type Report, reportOf } from "#features/error-reports/report.filter.ts";
import { listen } from "../support/listen.ts";

const own = "https://own.example";
const around = fc.tuple(fc.lorem({ maxCount: 4 }), fc.lorem({ maxCount: 4 }));
const hex = fc
  .array(fc.constantFrom(..."0123456789abcdefABCDEF_-"), { minLength: 20, maxLength: 80 })
  .map((signs) => signs.join(""));
const digits = (least: number) =>
  fc
    .array(fc.constantFrom(..."0123456789"), { minLength: least, maxLength: 14 })
    .map((signs) => signs.join(""));
const phone = fc.tuple(
  fc.constantFrom("+49 ", "0", "+1-"),
  digits(2),
  fc.constantFrom(" ", "/", "-"),
  digits(4),
);

describe("no trace of a person is left", () => {
  test.each([
    ["an e-mail address", fc.emailAddress()],
    ["a token", hex],
    ["a JSON web token", fc.tuple(hex, hex, hex).map((parts) => parts.join("."))],
    ["a UUID", fc.uuid()],
    ["a telephone number", phone.map((parts) => parts.join(""))],
    ["a long number", digits(5)],
  ])("%s does not survive, wherever it stands", (_, secrets) => {
    fc.assert(
      fc.property(secrets, around, (secret, [before, after]) => {
        for (const text of [
          secret,
          `${before} ${secret} ${after}`,
          `${before}(${secret})`,
          `${before}=${secret};`,
        ]) {
          expect(masked(text, [])).not.toContain(secret);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("what is typed into the page's fields does not survive", () => {
    const names = fc.string({ minLength: 3, maxLength: 40 }).filter((name) => name.trim().length >= 3);
    fc.assert(
      fc.property(names, around, (name, [before, after]) => {
        const typed = name.trim();
        // A name that is part of the mask's own words cannot be told from them.
        fc.pre(
          !["[typed]", "[email]", "[query]", "[value]", "[token]", "[number]", "[secret]"].some((word) =>
            word.includes(typed),
          ),
        );
        expect(masked(`${before} <${typed}> ${after}`, [name]).includes(`<${typed}>`)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

test("quoted values and queries go, the rest of the sentence stays", () => {
  expect(masked('Cannot read "Katharina Brandt" at /x?mail=1 (row: Katharina)', [])).toBe(
    "Cannot read [value] at /x[query] [value]",
  );
  expect(masked("apikey: abc", [])).toBe("apikey [secret]");
  expect(masked("Cannot read properties of undefined", [])).toBe("Cannot read properties of undefined");
});

test("of the stack only places in own files are left", () => {
  const error = new TypeError("x");
  error.stack = [
    "TypeError: k@firma.example",
    `    at send (${own}/assets/main-1a.js:1:22)`,
    "    at chrome-extension://abc/inject.js:1:1",
    "    at https://other.example/assets/x.js:1:1",
    `    at ${own}/?mail=k@firma.example:3:4`,
  ].join("\n");
  expect(reportOf(error, own, [])).toEqual({
    kind: "TypeError",
    message: "x",
    places: ["main-1a.js:1:22"],
  });
});

test("what is no error is not told at all, and no name is made up of other words", () => {
  expect(reportOf("Katharina Brandt", own, [])).toBeNull();
  expect(reportOf({ message: "row of Katharina" }, own, [])).toBeNull();
  const named = new Error("x");
  named.name = "k@firma.example";
  expect(reportOf(named, own, [])?.kind).toBe("Error");
});

describe("the reporter", () => {
  function reporter(send?: (report: Report) => void) {
    const sent: Report[] = [];
    const report = createReporter({ origin: own, typed: () => [], send: send ?? ((one) => sent.push(one)) });
    return { report, sent };
  }

  test("tells each error once, and no more than a few in a visit", () => {
    const { report, sent } = reporter();
    report(new Error("same"));
    report(new Error("same"));
    expect(sent.length).toBeLessThanOrEqual(2);
    for (let each = 0; each < 50; each++) report(new Error(`no. ${each}`));
    expect(sent).toHaveLength(mostReports);
  });

  test("never throws, whatever it is given and whatever sending does", () => {
    const { report } = reporter(() => {
      throw new Error("no network");
    });
    for (const cause of [new Error("x"), null, undefined, 1, "text", {}])
      expect(() => report(cause)).not.toThrow();
  });
});

describe("sending", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("one POST of the report, with no cookie and no referrer", async () => {
    const bodies: string[] = [];
    const headers: Record<string, unknown>[] = [];
    const server = createServer((request, response) => {
      headers.push(request.headers);
      request.on("data", (part: Buffer) => bodies.push(`${request.method} ${part}`));
      request.on("end", () => response.end());
    });
    const address = `http://127.0.0.1:${await listen(server)}/report`;
    reportsTo(address, own).send({ kind: "Error", message: "x", places: [] });
    await vi.waitFor(() => expect(bodies).toEqual(['POST {"kind":"Error","message":"x","places":[]}']));
    expect(headers[0]).not.toHaveProperty("cookie");
    expect(headers[0]).not.toHaveProperty("referer");
    await new Promise((done) => server.close(done));
  });

  test("a server that is not there is nobody's concern", async () => {
    const failed = vi.fn();
    process.on("unhandledRejection", failed);
    reportsTo("http://127.0.0.1:9/", own).send({ kind: "Error", message: "x", places: [] });
    await new Promise((done) => setImmediate(done));
    expect(failed).not.toHaveBeenCalled();
    process.off("unhandledRejection", failed);
  });
});
