import type { ContactController } from "#features/contact/contact.controller.ts";
import type { Language } from "#shared/copy.ts";
import { agentsCopy } from "./agents.copy.ts";
import type { BrowserTool } from "./browser-tool.ts";
import { inputs, type ToolName } from "./inputs.ts";

/** The page's tools, described in its language. What carries them out is fetched with the first call. */
export function toolsIn(language: Language, contact: ContactController): BrowserTool[] {
  const words = agentsCopy[language];
  const running = new Set<ToolName>();
  const tool = (name: ToolName, description: string, readOnlyHint: boolean): BrowserTool => ({
    name,
    description,
    inputSchema: inputs[name],
    annotations: { readOnlyHint },
    async execute(input) {
      const failed = (why: string) => ({
        content: [{ type: "text" as const, text: why }],
        isError: true as const,
      });
      if (running.has(name)) return failed(words.busy);
      running.add(name);
      try {
        const { carryOut } = await import("./carry-out.ts");
        const result = await carryOut(name, input, { language, contact });
        return { content: [{ type: "text", text: JSON.stringify(result) }] };
      } catch (error) {
        console.error("tool for agents", name, error);
        return failed(words.failed);
      } finally {
        running.delete(name);
      }
    },
  });
  return [
    tool("ask", words.ask, true),
    tool("prices", words.prices, true),
    tool("prepare_contact_request", words.prepare, false),
    tool("open_section", words.open, false),
  ];
}
