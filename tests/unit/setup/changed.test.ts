import { describe, expect, test } from "vitest";
import { planOf } from "../../../scripts/changed/plan.mjs";

describe("what a change is proved by", () => {
  test("a machine: the tests and stories that import it, and the journeys of its feature", () => {
    const plan = planOf(
      ["src/features/contact/contact.machine.ts"],
      [
        "src/features/contact/contact.machine.ts",
        "src/features/contact/ContactForm.tsx",
        "stories/features/contact/ContactForm.stories.tsx",
        "tests/unit/contact/machine.test.ts",
      ],
    );
    expect(plan).toEqual({
      unit: ["tests/unit/contact/machine.test.ts"],
      stories: ["stories/features/contact/ContactForm.stories.tsx"],
      journeys: ["contact-send", "contact-server-gone", "contact-trouble"],
      leftOut: [],
    });
  });

  test("a changed test that nothing imports runs itself", () => {
    expect(planOf(["tests/unit/contrast.test.ts"], []).unit).toEqual(["tests/unit/contrast.test.ts"]);
  });

  test("a token reaches every story, because the book's preview imports it", () => {
    const plan = planOf(["src/ui/tokens/color.css"], ["src/ui/tokens/color.css", ".storybook/preview.tsx"]);
    expect(plan.stories).toBe("all");
  });

  test("a migration is left out by name: no import leads to the tests on PostgreSQL", () => {
    const plan = planOf(["supabase/migrations/20261121000400_contact_guard.sql"], []);
    expect(plan.unit).toEqual([]);
    expect(plan.leftOut).toEqual([expect.stringContaining("tests/database")]);
  });

  test("the vendor contract is left out by name", () => {
    const plan = planOf([], ["packages/voice/src/vapi/page.ts"]);
    expect(plan.unit).toEqual([]);
    expect(plan.leftOut).toEqual([expect.stringContaining("npm run contract")]);
  });

  test("what the site is made of: its own pictures are left out by name, unless all are taken", () => {
    const page = "src/app/pages/HomePage.tsx";
    const sentence = "pictures of the built site: npm run visual";
    expect(planOf(["src/ui/badge/Badge.module.css"], [page]).leftOut).toEqual([sentence]);
    expect(planOf(["src/ui/tokens/color.css"], [page, ".storybook/preview.tsx"]).leftOut).toEqual([]);
  });
});
