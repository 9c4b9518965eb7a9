import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type Backend, request, send } from "../support/backend.ts";

export type Victim = Awaited<ReturnType<typeof storeVictim>>;

/** Stores a request of somebody else, which an attacker is after, with a mark in every field that could be read. */
export async function storeVictim(backend: Backend) {
  const mark = `victim${randomUUID().slice(0, 8)}`;
  const email = `${mark}@example.com`;
  const texts = { name: `${mark} name`, company_name: `${mark} firm`, problem_description: `${mark} worry` };
  const { data } = await send(backend.visitor, request({ ...texts, email, user_agent: `${mark} agent` }));
  const all = () => backend.db.rows("select to_jsonb(s)::text as row from contact_submissions s order by id");
  const before = await all();
  return {
    id: data.id,
    email,
    /** Fails when `text` holds anything of the request. */
    expectUnread(text: string): void {
      for (const secret of [mark, data.id, data.submission_key]) expect(text).not.toContain(secret);
    },
    /** Fails when the row was changed, or another one came to be. */
    async expectUntouched(): Promise<void> {
      expect(await all()).toEqual(before);
    },
  };
}
