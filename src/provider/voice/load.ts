import type Vapi from "@vapi-ai/web";

type Constructor = typeof Vapi;

/** The client's class. How deep it lies depends on who turned its CommonJS into a module. */
export async function loadVoiceClient(): Promise<Constructor> {
  const module: { default: Constructor | { default: Constructor } } = await import("@vapi-ai/web");
  return typeof module.default === "function" ? module.default : module.default.default;
}
