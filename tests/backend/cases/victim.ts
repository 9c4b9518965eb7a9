import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type Backend, request, send } from "../support/backend.ts";

/** Somebody's stored request, which an attacker is after. */
export interface Victim {
  id: string;
  email: string;
  /** The row as staff see it, to find out whether it was touched. */
  row(): Promise<unknown>;
  /** Fails when `text` holds anything of the request. */
  expectUnread(text: string): void;
  /** Fails when the row was changed, or another one came to be. */
  expectUntouched(): Promise<void>;
}

/** Stores a request of somebody else, with a mark in every field that could be read. */
export async function storeVictim(backend: Backend): Promise<Victim> {
  const mark = `victim${randomUUID().slice(0, 8)}`;
  const email = `${mark}@example.com`;
  const texts = { name: `${mark} name`, company_name: `${mark} firm`, problem_description: `${mark} worry` };
  const { data } = await send(backend.visitor, request({ ...texts, email, user_agent: `${mark} agent` }));
  const all = async (): Promise<unknown> =>
    backend.db.rows("select to_jsonb(s)::text as row from contact_submissions s order by id");
  const before = await all();
  return {
    id: data.id,
    email,
    row: all,
    expectUnread(text) {
      for (const secret of [mark, data.id, data.submission_key]) expect(text).not.toContain(secret);
    },
    async expectUntouched() {
      expect(await all()).toEqual(before);
    },
  };
}
