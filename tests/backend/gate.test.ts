import { once } from "node:events";
import { createServer, IncomingMessage } from "node:http";
import { type AddressInfo, Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkOrigin } from "../../supabase/local/gate.ts";
import { createHandler } from "../../supabase/local/handler.ts";
import { openStore, type Store } from "../../supabase/local/store.ts";
import { emptyCluster } from "./support/empty-cluster.ts";

function requestFrom(address: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: address });
  const request = new IncomingMessage(socket);
  request.headers.host = "localhost";
  return request;
}

describe("who is let in", () => {
  it.each(["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])("takes %s for this machine", (address) => {
    expect(() => checkOrigin(requestFrom(address))).not.toThrow();
  });

  it.each(["192.168.0.7", "10.0.0.1", "::ffff:10.0.0.1", "fe80::1", "2001:db8::1", ""])(
    "refuses '%s' as another machine",
    (address) => {
      expect(() => checkOrigin(requestFrom(address))).toThrow("another machine");
    },
  );
});

const outside = Object.values(networkInterfaces())
  .flat()
  .find((entry) => entry?.family === "IPv4" && !entry.internal)?.address;

describe.skipIf(outside === undefined)("a server that listens to all the network", () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ cluster: await emptyCluster() });
  });
  afterAll(() => store.close());

  it.each([
    ["refuses other machines", false, 403],
    ["answers them when it was asked to", true, 200],
  ])("%s", async (_what, allowRemote, status) => {
    const handler = createHandler({ ...store, allowRemote, log: () => undefined });
    const server = createServer((request, response) => handler(request, response, () => response.end()));
    server.listen(0, "0.0.0.0");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://${outside}:${port}/rest/v1/contact_submissions`, {
      headers: { apikey: store.keys.publishable },
    });
    server.closeAllConnections();
    server.close();
    expect(response.status).toBe(status);
  });
});
