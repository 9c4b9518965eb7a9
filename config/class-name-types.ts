import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { type Plugin, preprocessCSS, type ResolvedConfig, resolveConfig } from "vite";

/** Git ignores it; `rootDirs` and `paths` in tsconfig.json lay it over the sources. */
const folder = ".class-names";

const isModule = (file: string) => file.endsWith(".module.css");

function filesIn(root: string): string[] {
  if (!existsSync(root)) return [];
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** The names that a CSS module exports, those of its keyframes among them, as Vite itself reads them. */
async function namesIn(file: string, config: ResolvedConfig): Promise<string[]> {
  const { modules = {} } = await preprocessCSS(readFileSync(file, "utf8"), file, config);
  return Object.keys(modules).sort();
}

const declaration = (
  file: string,
  names: readonly string[],
) => `// The names in ${file}, written by \`npm run types\`.
declare const styles: {
${names.map((name) => `  readonly ${JSON.stringify(name)}: string;\n`).join("")}};
export default styles;
`;

/** Writes the type of each CSS module of site and book, so that a class that does not exist does not compile. */
export async function writeClassNameTypes(): Promise<void> {
  // The site's own settings change how a name is written, but not which names there are.
  const config = await resolveConfig({ configFile: false, logLevel: "error" }, "serve");
  const types = new Map<string, string>();
  for (const file of ["src", "stories"].flatMap(filesIn).filter(isModule)) {
    types.set(join(folder, `${file}.d.ts`), declaration(file, await namesIn(file, config)));
  }
  for (const file of filesIn(folder)) if (!types.has(file)) rmSync(file, { force: true });
  for (const [file, text] of types) {
    // A file that stays as it is keeps its date, so that nobody who watches it starts anew.
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Keeps the types up to date beside a development server: the editor knows a class as soon as it is saved. */
export function classNameTypes(): Plugin {
  return {
    name: "class-name-types",
    apply: (_, { command }) => command === "serve" && !process.env["VITEST"],
    configureServer({ watcher, config: { logger } }) {
      const write = () => writeClassNameTypes().catch((error: Error) => logger.error(error.message));
      watcher.on("all", (_, file) => {
        if (isModule(file)) void write();
      });
      void write();
    },
  };
}
