import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

/** Has a server listen on the loopback. @returns its port, which was free. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

/** A port of the loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  probe.close();
  return port;
}
