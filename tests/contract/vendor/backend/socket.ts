/** A WebSocket on no network: the test plays the server. */
export class ScriptedSocket {
  static readonly opened: ScriptedSocket[] = [];
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readyState = 0;
  binaryType = "";
  protocol = "";
  readonly sent: unknown[][] = [];
  onopen: ((event: object) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  readonly url: string;

  constructor(address: string | URL) {
    this.url = String(address);
    ScriptedSocket.opened.push(this);
  }

  open(): void {
    this.readyState = this.OPEN;
    this.onopen?.({});
  }

  /** The connection is lost. */
  lose(): void {
    this.readyState = this.CLOSED;
    this.onclose?.({ code: 1006, reason: "", wasClean: false });
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  /** Answers the last message of an event. */
  reply(event: string, response: object, status = "ok"): void {
    const asked = this.sent.findLast((message) => message[3] === event);
    const [joinRef, ref, topic] = asked ?? [];
    this.onmessage?.({ data: JSON.stringify([joinRef, ref, topic, "phx_reply", { status, response }]) });
  }

  close(): void {
    this.lose();
  }

  addEventListener(): void {}
  removeEventListener(): void {}
}
