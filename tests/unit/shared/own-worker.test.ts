import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startOwnWorker, workersPolicy } from "#shared/own-worker.ts";

const started: unknown[] = [];
const policies: string[] = [];

beforeEach(() => {
  started.length = 0;
  vi.stubGlobal("window", {
    location: { href: "https://own.example/en/", origin: "https://own.example" },
    trustedTypes: {
      createPolicy(name: string, rules: { createScriptURL: (address: string) => string }) {
        policies.push(name);
        return {
          // As in a browser, where it does not work without its policy.
          createScriptURL(this: object, address: string) {
            if (this === undefined) throw new TypeError("Illegal invocation");
            return { trusted: rules.createScriptURL(address) };
          },
        };
      },
    },
  });
  vi.stubGlobal(
    "Worker",
    class {
      constructor(address: unknown, options: unknown) {
        started.push([address, options]);
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a worker of our own is started through the one policy, which is made once", () => {
  startOwnWorker("/assets/scene.worker.js");
  startOwnWorker("https://own.example/assets/scene.worker.js");
  expect(started).toEqual([
    [{ trusted: "/assets/scene.worker.js" }, { type: "module" }],
    [{ trusted: "https://own.example/assets/scene.worker.js" }, { type: "module" }],
  ]);
  expect(policies).toEqual([workersPolicy]);
});

test.each([
  "https://other.example/assets/scene.worker.js",
  "//other.example/a.js",
  "data:text/javascript,go()",
])("%s is refused", (address) => {
  expect(() => startOwnWorker(address)).toThrow("No worker is started from another server");
  expect(started).toEqual([]);
});
