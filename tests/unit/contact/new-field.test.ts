import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

/**
 * Adds a field to a copy of the repository, as CONTRIBUTING describes it, and runs the compiler and the form's own
 * tests there: whatever else names the fields one by one fails here.
 */
const repository = path.resolve(import.meta.dirname, "../../..");

type Edit = readonly [before: string, after: string];
const edits: Record<string, readonly Edit[]> = {
  "src/features/contact/contact.fields.ts": [
    [
      "  problem: {\n",
      '  phone: {\n    control: "text",\n    column: "phone",\n    check: "contact_phone_length",\n    max: 40,\n    inbox: "Phone",\n  },\n  problem: {\n',
    ],
  ],
  "src/features/contact/contact.copy.ts": [
    ['company: { label: "Unternehmen" },', 'company: { label: "Unternehmen" }, phone: { label: "Telefon" },'],
    ['company: { label: "Company" },', 'company: { label: "Company" }, phone: { label: "Phone" },'],
    [
      "companyTooLong: `Der",
      "phoneTooLong: `Höchstens $" + "{fields.phone.max} Zeichen`,\n      companyTooLong: `Der",
    ],
    [
      "companyTooLong: `Company",
      "phoneTooLong: `At most $" + "{fields.phone.max} characters`,\n      companyTooLong: `Company",
    ],
  ],
  "supabase/functions/contact-notify/words.ts": [
    ['"company_name", "service"] as const', '"company_name", "service", "phone"] as const'],
    ['company_name: "Unternehmen",', 'company_name: "Unternehmen",\n        phone: "Telefon",'],
    ['company_name: "Company",', 'company_name: "Company",\n        phone: "Phone",'],
  ],
};
const migration = `
  alter table public.contact_submissions
    add column phone text,
    add constraint contact_phone_length check (char_length(phone) <= 40);
  grant insert (phone) on public.contact_submissions to anon;`;
/** Besides these and the migration: the policy's two lists of stored data, and its digest, which people write. */
const writtenByPeople = 3;

const checked = [
  "src/features/contact",
  "src/app/adapters/supabase-contact.ts",
  "supabase/inbox",
  "stories/features/contact/contact.fixtures.tsx",
  "stories/support/scripted-contact.ts",
  "tests/unit/contact",
  "tests/unit/notify",
  "tests/backend/inbox.test.ts",
  "tests/contract/contact-port.test.ts",
  "tests/contract/supabase-faults.test.ts",
];

let copy: string;
const inCopy = (name: string) => path.join(copy, name);

/** Runs a package's command in the copy. @returns what it printed, and whether it succeeded. */
async function run(...command: readonly string[]): Promise<{ ok: boolean; said: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: copy });
    return { ok: true, said: stdout };
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    return { ok: false, said: stdout + stderr };
  }
}

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), "new-field-"));
  const rooms = [
    ".class-names",
    "src",
    "supabase",
    "stories",
    "tests/unit",
    "tests/support",
    "tests/contract",
    "tests/backend",
  ];
  for (const name of [...rooms, "package.json", "tsconfig.json"]) {
    await cp(path.join(repository, name), inCopy(name), {
      recursive: true,
      filter: (file) => !/supabase\/(\.temp|cli)|new-field/.test(file),
    });
  }
  await symlink(path.join(repository, "node_modules"), inCopy("node_modules"));
  for (const [file, changes] of Object.entries(edits)) {
    let text = await readFile(inCopy(file), "utf8");
    for (const [before, after] of changes) {
      expect(text, file).toContain(before);
      text = text.replaceAll(before, after);
    }
    await writeFile(inCopy(file), text);
  }
  await writeFile(inCopy("supabase/migrations/29990101000000_phone.sql"), migration);
  await writeFile(
    inCopy("tsconfig.fields.json"),
    JSON.stringify({ extends: "./tsconfig.json", include: checked, exclude: ["node_modules"] }),
  );
  await writeFile(
    inCopy("vitest.config.ts"),
    "export default { test: { isolate: false, testTimeout: 60_000, hookTimeout: 60_000 } };",
  );
}, 60_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

test("a new field of the form takes seven files at most", () => {
  expect(Object.keys(edits).length + 1 + writtenByPeople).toBeLessThanOrEqual(7);
});

test("it compiles: type, draft, row, inbox, mail, fixtures and tests follow", {
  timeout: 180_000,
}, async () => {
  expect(await run("node_modules/typescript/bin/tsc", "--noEmit", "-p", "tsconfig.fields.json")).toEqual({
    ok: true,
    said: "",
  });
});

test("the tests of form, mail and inbox hold as they are", { timeout: 180_000 }, async () => {
  const { ok, said } = await run(
    "node_modules/vitest/vitest.mjs",
    "run",
    "tests/unit/contact",
    "tests/unit/notify",
    "tests/backend/inbox.test.ts",
    "tests/contract/contact-port.test.ts",
  );
  expect(ok, said).toBe(true);
});
