/** supabase-js does not start without a WebSocket, which Node 20 lacks. Nothing here listens to changes. */
export const IdleSocket = class {
  constructor(address: string | URL) {
    throw new Error(`Nothing here should open a WebSocket (${address}).`);
  }
} as unknown as typeof WebSocket;
