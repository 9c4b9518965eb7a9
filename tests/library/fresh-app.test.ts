import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import AxeBuilder from "@axe-core/playwright";
import { type Browser, chromium, type Page } from "playwright";
import { type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { headlessLaunch } from "../../config/chromium.ts";

const tree = join(import.meta.dirname, "../..");
const app = mkdtempSync(join(tmpdir(), "fresh-app-"));
const installed = (path: string) => join(app, "node_modules", path);

function run(folder: string, command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

const node = (folder: string, script: string, ...args: string[]) =>
  run(folder, process.execPath, join(tree, "node_modules", script), ...args);

/** The library comes as others get it, packed. What every app has comes from here: there may be no network. */
function install(): void {
  const library = join(app, "library");
  node(tree, "vite/bin/vite.js", "build", "-c", "vite.library.config.ts", "--outDir", library, "-l", "error");
  writeFileSync(join(app, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const [packed = ""] = run(app, "npm", "pack", "--silent", "./library").trim().split("\n").slice(-1);
  run(app, "npm", "install", "--offline", "--legacy-peer-deps", "--no-audit", "--no-fund", `./${packed}`);
  rmSync(library, { recursive: true });
  mkdirSync(installed("@types"));
  for (const name of ["react", "react-dom", "vite", "@types/react", "@types/react-dom"])
    symlinkSync(join(tree, "node_modules", name), installed(name));
}

function write(): void {
  cpSync(join(tree, "stories/second-brand"), join(app, "src"), {
    recursive: true,
    filter: (file) => !file.endsWith(".stories.tsx"),
  });
  writeFileSync(
    join(app, "index.html"),
    '<!doctype html><meta charset="utf-8"><title>Kranich</title><script type="module" src="/src/main.tsx"></script>',
  );
  const compilerOptions = {
    target: "es2023",
    lib: ["es2023", "dom"],
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    types: ["vite/client"],
    allowImportingTsExtensions: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    // The library's declarations are read, and the browser's are not once more.
    skipDefaultLibCheck: true,
  };
  writeFileSync(join(app, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
}

let server: PreviewServer | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  install();
  write();
  node(app, "vite/bin/vite.js", "build", "-l", "error");
  server = await preview({ root: app, configFile: false, preview: { port: 0, host: "127.0.0.1" } });
  browser = await chromium.launch(headlessLaunch({ scene: false }));
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(app, { recursive: true });
});

async function opened(): Promise<{ page: Page; sent: unknown[] }> {
  if (!browser) throw new Error("The browser has not started");
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const sent: unknown[] = [];
  await page.route("**/requests", (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 201 });
  });
  await page.goto(server?.resolvedUrls?.local[0] ?? "");
  return { page, sent };
}

const colourOf = (page: Page, css: string, property: "background-color" | "color") =>
  page.evaluate(
    ([value, name]) => {
      const probe = document.createElement("i");
      probe.style.setProperty(name, value);
      document.body.append(probe);
      const computed = getComputedStyle(probe).getPropertyValue(name);
      probe.remove();
      return computed;
    },
    [css, property] as const,
  );

async function expectStyled(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  expect(await button.isVisible()).toBe(true);
  const look = await button.evaluate((element) => {
    const { backgroundColor, color, borderTopLeftRadius } = getComputedStyle(element);
    return { backgroundColor, color, borderTopLeftRadius };
  });
  expect(look).toEqual({
    backgroundColor: await colourOf(page, "var(--color-lit)", "background-color"),
    color: await colourOf(page, "var(--color-on-lit)", "color"),
    borderTopLeftRadius: "0px",
  });
  expect(look.backgroundColor).toContain("0.84 0.15 150");
}

const words = {
  de: {
    name: "Deutsch",
    track: "Sendung finden",
    field: "Sendungsnummer",
    email: /^E-Mail-Adresse/,
    send: "Nachricht abschicken",
    arrived: "Ihre Anfrage ist angekommen.",
  },
  en: {
    name: "English",
    track: "Find the shipment",
    field: "Tracking number",
    email: /^Email address/,
    send: "Send the message",
    arrived: "We’ve got your enquiry.",
  },
} as const;

describe("a fresh app with the packed library", () => {
  it("has its types", () => {
    expect(node(app, "typescript-native/bin/tsc")).toBe("");
  }, 60_000);

  it.each(["de", "en"] as const)(
    "shows pieces and sends a request over its own port (%s)",
    async (language) => {
      const { page, sent } = await opened();
      const { name, track, field, email, send, arrived } = words[language];
      await page.getByRole("button", { name, exact: true }).click();
      await expectStyled(page, track);
      expect(await page.getByLabel(field).isVisible()).toBe(true);
      expect(await page.getByRole("tab").count()).toBe(2);
      await page.getByLabel(/^Name/).fill("Jule Petersen");
      await page.getByLabel(email).fill("jule@reederei.example");
      const choice = page.getByRole("combobox");
      await choice.selectOption("CRM Integration");
      expect(await choice.locator("option").count()).toBe(3);
      await page.getByRole("checkbox").check();
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
      await page.getByRole("button", { name: send }).click();
      await page.getByText(arrived).waitFor();
      const typed = {
        name: "Jule Petersen",
        email: "jule@reederei.example",
        service: "CRM Integration",
        language,
      };
      expect(sent).toEqual([expect.objectContaining(typed)]);
      await page.context().close();
    },
  );
});
