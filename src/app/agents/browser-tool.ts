/** A tool as a browser takes it: https://webmachinelearning.github.io/webmcp/ (draft of October 2026). */
export interface BrowserTool {
  name: string;
  description: string;
  inputSchema: object;
  annotations?: { readOnlyHint: boolean };
  execute(input: unknown): Promise<{ content: { type: "text"; text: string }[]; isError?: true }>;
}

declare global {
  interface Document {
    /** Only in browsers that let an assistant of the visitor use a page's tools (WebMCP). */
    readonly modelContext?: { registerTool(tool: BrowserTool, options: { signal: AbortSignal }): unknown };
  }
}
