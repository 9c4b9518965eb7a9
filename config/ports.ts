import process from "node:process";

/** Host and port of a server we start. A taken port is an error, never another port. */
export interface Listening {
  host: string;
  port: number;
  strictPort: true;
}

/**
 * Reads a port from the environment.
 * @throws Error naming the variable when its value is no port.
 */
export function listening(variable: "PORT" | "STORYBOOK_PORT", usual: number): Listening {
  const given = process.env[variable] ?? String(usual);
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${variable} must be a port from 1 to 65535, but it is "${given}".`);
  }
  return { host: "127.0.0.1", port, strictPort: true };
}
