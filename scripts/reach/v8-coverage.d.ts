/** The package brings no types; these are of what is used. */
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
