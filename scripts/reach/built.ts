import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { mergeProcessCovs, type ScriptCov } from "@bcoe/v8-coverage";
import { convert } from "ast-v8-to-istanbul";
import coverage, { type CoverageMap } from "istanbul-lib-coverage";
import { parseAstAsync } from "vite";

/** What a journey leaves: what Chromium counted in each script, and the workers that it started. */
export interface Journey {
  scripts: ScriptCov[];
  workers: string[];
}

const fileOf = (address: string) => basename(new URL(address).pathname);

/** What the journeys ran, script by script, and which scripts ran in workers. A script's name holds its digest. */
function readJourneys(folder: string): { ran: ReadonlyMap<string, ScriptCov>; workers: ReadonlySet<string> } {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const journeys = files.map((file): Journey => JSON.parse(readFileSync(join(folder, file), "utf8")));
  const named = journeys.map(({ scripts }) => ({
    result: scripts.map((script) => ({ ...script, url: fileOf(script.url) })),
  }));
  const ran = mergeProcessCovs(named).result.map((script): [string, ScriptCov] => [script.url, script]);
  return { ran: new Map(ran), workers: new Set(journeys.flatMap(({ workers }) => workers.map(fileOf))) };
}

/** As V8 would say of a script that was never loaded. */
function never(code: string): ScriptCov["functions"] {
  const ranges = [{ startOffset: 0, endOffset: code.length, count: 0 }];
  return [{ functionName: "", isBlockCoverage: true, ranges }];
}

/** All that is built, with what the journeys ran of it, as it stands in the source. */
export async function readBuilt(
  sites: readonly string[],
  journeys: string,
): Promise<{ shipped: CoverageMap; inWorkers: string[] }> {
  const { ran, workers } = readJourneys(journeys);
  const shipped = coverage.createCoverageMap();
  const inWorkers = new Set<string>();
  const scripts = sites.flatMap((site) =>
    readdirSync(join(site, "assets")).map((name) => join(site, "assets", name)),
  );
  for (const path of scripts.filter((name) => existsSync(`${name}.map`))) {
    const code = readFileSync(path, "utf8");
    const sourceMap = JSON.parse(readFileSync(`${path}.map`, "utf8"));
    const name = basename(path);
    const own = coverage.createCoverageMap(
      await convert({
        ast: parseAstAsync(code),
        code,
        sourceMap,
        coverage: { url: pathToFileURL(path).href, functions: ran.get(name)?.functions ?? never(code) },
      }),
    );
    if (workers.has(name)) for (const file of own.files()) inWorkers.add(file);
    else shipped.merge(own);
  }
  return { shipped, inWorkers: [...inWorkers] };
}
