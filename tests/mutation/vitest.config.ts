import { defineConfig } from "vitest/config";

/**
 * The tests that Stryker runs against changed code: none that reads sources as text, and none that takes long,
 * since each change runs its tests anew.
 */
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/unit/**/*.test.{ts,tsx}", "tests/contract/*.test.ts", "packages/*/tests/*.test.ts"],
    exclude: [
      "tests/unit/{book,setup,headers,documents}/**",
      "tests/unit/privacy.{ledger,version}.*",
      "tests/unit/app/one-provider.test.ts",
      "tests/unit/contact/rules.test.ts",
      "tests/unit/voice/sequences.test.ts",
      "packages/assistant/tests/{wordings,exam}.test.ts",
      "tests/contract/contact-port.test.ts",
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
