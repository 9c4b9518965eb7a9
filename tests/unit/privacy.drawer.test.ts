import { expect, test } from "vitest";
import { createDrawerController, readLimitMs } from "#features/privacy/drawer/drawer.controller.ts";
import { contactRows, drawerStep, reading } from "#features/privacy/drawer/drawer.machine.ts";
import type { DevicePort, KeptItem } from "#features/privacy/drawer/drawer.port.ts";
import { nothingSetUp } from "#features/privacy/ledger/hosts.ts";
import { contactsOf } from "#features/privacy/ledger/ledger.ts";
import { manualClock } from "../support/manual-clock.ts";

const own = "https://own.example";
const contacts = contactsOf(nothingSetUp, own);
const language: KeptItem = { place: "local", key: "language", value: "en" };
const alien: KeptItem = { place: "cookie", key: "alien", value: "1" };

/** A browser that keeps these; `stuck` do not go away. */
function device(kept: KeptItem[], stuck: readonly KeptItem[] = []) {
  let items = kept;
  const port: DevicePort = {
    read: async () => ({ items, refused: false }),
    async remove(wanted) {
      items = items.filter((item) => !wanted.some(({ key }) => key === item.key) || stuck.includes(item));
    },
    contacted: () => [`${own}/`, `${own}/assets/a.js`, `${own}/assets/b.css`, "https://x.example/p.gif"],
  };
  const clock = manualClock();
  return { drawer: createDrawerController(port, contacts, clock), clock, port };
}

test("what is there is read, and known or not", async () => {
  const { drawer } = device([language, alien]);
  expect(drawer.get()).toBe(reading);
  await drawer.read();
  expect(drawer.get()).toEqual({
    status: "shown",
    kept: [
      { ...language, id: "language" },
      { ...alien, id: null },
    ],
    contacts: [
      { id: "documents", hosts: ["own.example"], count: 1 },
      { id: "files", hosts: ["own.example"], count: 2 },
      { id: null, hosts: ["x.example"], count: 1 },
    ],
    refused: false,
    deleted: "not",
  });
});

test("deleting is judged by what is still there", async () => {
  const clean = device([language]).drawer;
  await clean.read();
  const done = clean.deleteAll();
  expect(clean.get().status).toBe("deleting");
  await clean.deleteAll();
  await done;
  expect(clean.get()).toMatchObject({ status: "shown", kept: [], deleted: "all" });

  const sticky = device([language, alien], [alien]).drawer;
  await sticky.read();
  await sticky.deleteAll();
  expect(sticky.get()).toMatchObject({ kept: [{ key: "alien" }], deleted: "some" });
});

test("with nothing there, nothing is deleted; opened again, nothing is claimed", async () => {
  const { drawer } = device([]);
  await drawer.read();
  const before = drawer.get();
  await drawer.deleteAll();
  expect(drawer.get()).toBe(before);
  expect(drawerStep({ ...reading }, { type: "deleteAsked" })).toEqual(reading);
});

test("a browser that never answers, or breaks, is waited for no longer than a limit", async () => {
  for (const answer of [
    () => new Promise<never>(() => undefined),
    () => Promise.reject(new Error("broken")),
  ]) {
    const { port, clock } = device([]);
    const drawer = createDrawerController({ ...port, read: answer }, contacts, clock);
    const read = drawer.read();
    clock.advance(readLimitMs);
    await read;
    expect(drawer.get()).toMatchObject({ status: "shown", kept: [], refused: true });
  }
});

test("what is made in the browser is no contact", () => {
  const made = ["data:text/plain,x", `blob:${own}/1`, "about:blank"];
  expect(contactRows([...made, "wss://own.example"], contacts)).toMatchObject([{ count: 1 }]);
});
