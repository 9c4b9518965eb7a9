import process from "node:process";

/**
 * Host and port of the site's servers: PORT, or 5173. A taken port is an error, never another port.
 * @throws Error naming the variable when its value is no port.
 */
export function listening() {
  const given = process.env["PORT"] ?? "5173";
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a port from 1 to 65535, but it is "${given}".`);
  }
  return { host: "127.0.0.1", port, strictPort: true };
}
