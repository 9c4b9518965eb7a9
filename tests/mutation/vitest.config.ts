import { defineConfig } from "vitest/config";

/** The tests that `npm run mutate` runs against changed code: quick ones, and none that reads sources as text. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/unit/**/*.test.{ts,tsx}", "tests/contract/*.test.ts"],
    exclude: [
      "tests/unit/{book,setup,headers,documents}/**",
      "tests/unit/privacy.*",
      "tests/unit/app/one-provider.test.ts",
    ],
    testTimeout: 60_000,
  },
});
