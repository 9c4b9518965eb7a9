import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import type { Plugin } from "vite";
import manifest from "../package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");
const scripts = Object.entries(manifest.exports).filter(([, file]) => file.endsWith(".ts"));

/** The modules that `exports` of package.json names, by their names. */
export const entries = Object.fromEntries(scripts.map(([path, file]) => [path.slice(2), join(root, file)]));

function writeTypes(types: string): void {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const own = {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: join(root, "src"),
    outDir: types,
  };
  ts.createProgram(Object.values(entries), own).emit();
}

/** A compiler that knows nothing of style sheets asks for types of what an app imports. */
const noTypes = "./types/style.d.ts";

/** The same names as in this repository, for what was built. */
function builtManifest() {
  const { name, version, license } = manifest;
  const typed = scripts.map(([path, file]) => [
    path,
    { types: file.replace("./src", "./types").replace(/ts$/, "d.ts"), default: `${path}.js` },
  ]);
  return {
    name,
    version,
    license,
    type: "module",
    sideEffects: ["*.css"],
    // The declarations name each other as the sources do.
    imports: { "#*.ts": "./types/*.d.ts", "#*.tsx": "./types/*.d.ts" },
    exports: {
      ...Object.fromEntries(typed),
      "./tokens.css": { types: noTypes, default: "./tokens/index.css" },
      "./fonts.css": { types: noTypes, default: "./tokens/faces.css" },
    },
    peerDependencies: { react: ">=19", "react-dom": ">=19" },
  };
}

/** Whatever an app loads first, the layers keep their order. */
const layers = "@layer reset, tokens, ui, features, app;";

const readme = `# ${manifest.name}

Pieces and views for React 19; examples are in the book, under "Use it elsewhere".
`;

/** Makes a package of the built library: its manifest, its types, and the tokens as they are. */
export function libraryPackage(): Plugin {
  let out = "";
  return {
    name: "library-package",
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      writeTypes(join(out, "types"));
      writeFileSync(join(out, noTypes), "export {};\n");
      const styles = join(out, "styles.css");
      writeFileSync(styles, `${layers}\n${readFileSync(styles, "utf8")}`);
      cpSync(join(root, "src/ui/tokens"), join(out, "tokens"), {
        recursive: true,
        filter: (path) => !path.endsWith(".ts"),
      });
      writeFileSync(join(out, "README.md"), readme);
      writeFileSync(join(out, "package.json"), `${JSON.stringify(builtManifest(), null, 2)}\n`);
    },
  };
}
