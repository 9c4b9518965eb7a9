import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { request, send } from "../support/backend.ts";
import { backend } from "../support/current.ts";

const forms: readonly [what: string, changes: Record<string, unknown>, code: string][] = [
  ["[FORM-12] no e-mail", { email: null }, "23502"],
  ["[FORM-13] consent of a wrong type", { gdpr_consent: "maybe" }, "22P02"],
  ["[SUB-01] an unknown column", { role: "admin" }, "PGRST204"],
  ["[SUB-01] a column named __proto__", JSON.parse('{"__proto__": 1}'), "PGRST204"],
  ["[SUB-01] a zero character", { name: "a\u0000bc" }, "22P05"],
  ["[SUB-01] half an emoji", { name: "ab\ud83d" }, "22P02"],
  ["[SUB-01] a key that is no UUID", { submission_key: "1" }, "22P02"],
];

describe("a request that breaks a rule is refused by the database too", () => {
  it.each(forms)("%s", async (_what, changes, code) => {
    const { data, error, status } = await send(backend.visitor, { ...request(), ...changes });
    expect([data, error?.code, status]).toEqual([null, code, 400]);
  });

  it("[SUB-01] stores nothing of what it refused", async () => {
    const { data } = await backend.staff.from("contact_inbox").select();
    expect(data).toEqual([]);
  });
});

const longest = {
  name: "\u{1F600}".repeat(200),
  email: `${"\u{1F600}".repeat(249)}@b.de`,
  company_name: "\u{1F600}".repeat(200),
  problem_description: "\u0001".repeat(5000),
  user_agent: "\u{1F600}".repeat(256),
};

it.each([
  ["[FORM-11] [FORM-12] [FORM-14] every field at its longest, in as many bytes as possible", longest],
  ["[FORM-03] each service", { service: "AI Chat Assistant" }],
])("the limits of what is taken are where the form has them: %s", async (_what, changes) => {
  const { data, error } = await send(backend.visitor, request(changes));
  expect(error).toBeNull();
  expect(data).toMatchObject(changes);
});

it("never logs what a visitor sent", async () => {
  backend.logged.length = 0;
  const secret = "Streng Vertraulich";
  await send(
    backend.visitor,
    request({ name: secret, email: "secret@example", problem_description: secret }),
  );
  await send(backend.visitor, request({ name: secret, submission_key: secret }));
  expect(backend.logged).toEqual(["400 23514 contact_email_shape", "400 22P02"]);
});

it("takes a request that the visitor's browser breaks off for no fault of the server", async () => {
  const { hostname, port } = new URL(backend.url);
  const socket = connect(Number(port), hostname.replace(/[[\]]/g, ""));
  backend.logged.length = 0;
  const head = [
    "POST /rest/v1/contact_submissions HTTP/1.1",
    `Host: ${hostname}:${port}`,
    `apikey: ${backend.publishableKey}`,
    "Content-Type: application/json",
    "Content-Length: 100",
    "Expect: 100-continue",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  // The server answers "100 Continue" once it reads.
  await once(socket, "data");
  socket.destroy();
  await send(backend.visitor, request());
  expect(backend.logged).toEqual([]);
});
