/** The body of a refused request, as PostgREST writes it. */
export interface RefusalBody {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

/** A request that is answered with a status and a reason; thrown, so that a transaction is rolled back too. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly body: RefusalBody;

  constructor(status: number, code: string, message: string, more: Partial<RefusalBody> = {}) {
    super(message);
    this.status = status;
    this.body = { code, message, details: null, hint: null, ...more };
  }
}

/** Answers a request that arrives, or is still being sent, while the server is shutting down. */
export const serverStops = (): Refusal => new Refusal(503, "PGRST000", "The server is being stopped.");
