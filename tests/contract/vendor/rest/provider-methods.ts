import { type Provider, restRows } from "#provider/index.ts";
import type { AnyRestRow } from "#provider/rest/operation.ts";
import type { SendOptions } from "#provider/rest/send.ts";

interface Found {
  row: AnyRestRow;
  send(input: Record<string, unknown>, options?: SendOptions): Promise<unknown>;
}

/** Our method for a row, by method and path. */
export function providerMethod(provider: Provider, op: string): Found {
  for (const [group, rows] of Object.entries(restRows)) {
    for (const [name, row] of Object.entries<AnyRestRow>(rows)) {
      if (row.op !== op) continue;
      const method: unknown = Reflect.get(Reflect.get(provider, group), name);
      if (typeof method !== "function") break;
      return { row, send: (...given) => method(...given) };
    }
  }
  throw new Error(`No method for ${op}.`);
}
