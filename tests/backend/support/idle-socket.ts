/**
 * supabase-js does not start without a WebSocket, which Node 20 lacks. Nothing here listens to changes,
 * so that none is ever opened; one that is opened all the same says so.
 */
export class IdleSocket extends EventTarget {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly readyState = this.CLOSED;
  readonly protocol = "";
  readonly url: string;
  onopen = null;
  onmessage = null;
  onclose = null;
  onerror = null;

  constructor(address: string | URL) {
    super();
    this.url = String(address);
    throw new Error(`Nothing here should open a WebSocket (${this.url}).`);
  }

  close(): void {
    throw new Error("This socket was never open.");
  }

  send(): void {
    throw new Error("This socket was never open.");
  }
}
