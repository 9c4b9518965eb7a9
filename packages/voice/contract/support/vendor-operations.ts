import { Api } from "@vapi-ai/web/dist/api.js";

type Method = (...given: unknown[]) => Promise<unknown>;

/** A method of the package, found by what it sends rather than by its name. */
export interface VendorOperation {
  /** `group.method` in the package. */
  name: string;
  secure: boolean;
}

/** A value in place of each name of a path, recognised again in the address. */
const placeholders = ["first-name", "second-name", "third-name"];

interface Sent {
  op: string;
  bearer: boolean;
}

/** An instance whose requests go nowhere; it tells what it would have sent. */
function overheard(): { api: Api<string>; sent: Sent[] } {
  const sent: Sent[] = [];
  const api = new Api<string>({
    baseUrl: "http://nowhere.example",
    securityWorker: () => ({ headers: { authorization: "bearer" } }),
    customFetch: async (address, init) => {
      const path = new URL(String(address)).pathname;
      sent.push({ op: `${init?.method} ${path}`, bearer: new Headers(init?.headers).has("authorization") });
      return new Response("{}");
    },
  });
  return { api, sent };
}

export function patternOf(op: string): string {
  return op.replaceAll(/\{\w+\}/g, "{}");
}

/** The group's method by its full name, without its types: what is tried is what it sends. */
export function methodOf(api: Api<string>, name: string): Method {
  const [group = "", method = ""] = name.split(".");
  const found: unknown = Reflect.get(Object(Reflect.get(api, group)), method);
  if (typeof found !== "function") throw new TypeError(`The package has no ${name}.`);
  return (...given) => found(...given);
}

function namesOf(api: Api<string>): string[] {
  return Object.entries(api).flatMap(([group, methods]) =>
    typeof methods === "object" && methods !== null
      ? Object.entries(methods)
          .filter(([, method]) => typeof method === "function")
          .map(([method]) => `${group}.${method}`)
      : [],
  );
}

export async function vendorOperations(): Promise<Map<string, VendorOperation>> {
  const { api, sent } = overheard();
  const found = new Map<string, VendorOperation>();
  for (const name of namesOf(api)) {
    if (name.startsWith("baseApiParams.") || name.startsWith("contentFormatters.")) continue;
    sent.length = 0;
    await methodOf(api, name)(...placeholders);
    for (const { op, bearer } of sent) {
      const pattern = placeholders.reduce((path, value) => path.replace(value, "{}"), op);
      found.set(pattern, { name, secure: bearer });
    }
  }
  return found;
}
