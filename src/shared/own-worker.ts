/** Turns the address of a script into the trusted type that a strict security policy asks for. */
interface ScriptAddresses {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    /** A part of Trusted Types, which TypeScript's DOM does not know; not in every browser. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses };
  }
}

/** The one policy that may name scripts to run; the security policy allows it by this name (config/headers). */
export const workersPolicy = "own-workers";

function ownAddress(address: string): string {
  if (new URL(address, window.location.href).origin === window.location.origin) return address;
  throw new TypeError(`No worker is started from another server: ${address}`);
}

let policy: ScriptAddresses | null = null;

/**
 * Starts a worker, also where the security policy does not accept a plain string as the address of a script.
 * @param address of a module, like `import address from "./a.worker.ts?worker&url"` gives it.
 * @throws TypeError for an address on another server.
 */
export function startOwnWorker(address: string): Worker {
  const rules: ScriptAddresses = { createScriptURL: ownAddress };
  policy ??= window.trustedTypes?.createPolicy(workersPolicy, rules) ?? rules;
  return new Worker(policy.createScriptURL(address), { type: "module" });
}
