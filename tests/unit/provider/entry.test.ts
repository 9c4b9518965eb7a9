import * as entry from "mainlicht-site/provider";
import { expect, test } from "vitest";
import * as inside from "#provider/index.ts";

test("[API-01] the package's entry is the one that the contract proves", () => {
  expect(Object.keys(entry).sort()).toEqual([
    "CallRecorded",
    "CallRefused",
    "GuardedCall",
    "GuardedVoice",
    "UnexpectedAnswer",
    "firstMessageControl",
    "loadShipped",
    "looksPrivate",
    "provider",
    "restRows",
    "sayMessage",
    "specifiedRetries",
    "specifiedWords",
  ]);
  expect(entry.provider).toBe(inside.provider);
  expect(entry.GuardedVoice).toBe(inside.GuardedVoice);
});
