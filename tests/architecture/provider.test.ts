import { readFileSync } from "node:fs";
import { build, type Rollup } from "vite";
import { beforeAll, describe, expect, test } from "vitest";

const sources = import.meta.glob<string>("../../src/{ui,shared,features,app}/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every module that the site's bundle is made of, lazy ones too. */
async function bundledModules(): Promise<string[]> {
  const modules: string[] = [];
  await build({
    configFile: false,
    logLevel: "silent",
    define: { "import.meta.env.VITE_SUPABASE_URL": '""' },
    build: { write: false, minify: false, rollupOptions: { input: "src/app/main.tsx" } },
    plugins: [
      {
        name: "modules-of-the-bundle",
        generateBundle(_, bundle: Rollup.OutputBundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type === "chunk") modules.push(...chunk.moduleIds);
          }
        },
      },
    ],
  });
  return modules;
}

describe("the provider's whole interface stays out of the site", () => {
  let modules: string[];
  beforeAll(async () => {
    modules = await bundledModules();
  });

  test("[API-01] none of its modules is bundled, while the site's own are", () => {
    expect(modules.filter((id) => id.includes("/src/app/adapters/"))).not.toEqual([]);
    expect(modules.filter((id) => id.includes("/src/provider/"))).toEqual([]);
  });

  test("[API-01] none of its modules names it", () => {
    const naming = Object.entries(sources).filter(([, text]) =>
      /["'](#provider|[./]+\/provider)\//.test(text),
    );
    expect(naming.map(([file]) => file)).toEqual([]);
  });

  test("[API-01] the rules say so too", () => {
    expect(readFileSync(".dependency-cruiser.cjs", "utf8")).toContain("the-site-does-not-know-the-provider");
  });
});
