/**
 * What is used of the packages that only `npm run coverage` needs. Not all bring types of their own, and a checkout
 * where they are not installed yet compiles all the same.
 */
declare module "@bcoe/v8-coverage" {
  export interface ScriptCov {
    scriptId: string;
    url: string;
    functions: {
      functionName: string;
      isBlockCoverage: boolean;
      ranges: { startOffset: number; endOffset: number; count: number }[];
    }[];
  }
  /** Adds up what several processes counted, script by script. */
  export function mergeProcessCovs(processes: { result: ScriptCov[] }[]): { result: ScriptCov[] };
}

declare module "istanbul-lib-coverage" {
  export interface CoverageMap {
    files(): string[];
    fileCoverageFor(file: string): { getLineCoverage(): Record<string, number> };
    merge(other: CoverageMap): void;
  }
  const library: { createCoverageMap(data?: object): CoverageMap };
  export default library;
}

declare module "ast-v8-to-istanbul" {
  /** Maps what V8 counted in a script to the files that it was built from. */
  export function convert(script: {
    ast: Promise<object>;
    code: string;
    sourceMap: unknown;
    coverage: Pick<import("@bcoe/v8-coverage").ScriptCov, "url" | "functions">;
  }): Promise<object>;
}
