import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeEach, expect } from "vitest";
import { prove } from "./prove.ts";
import { type Answer, type Asked, answered } from "./support/backend.ts";

let client: SupabaseClient;
let asked: Asked[];
let answer: Answer;
beforeEach(() => {
  answer = {};
  ({ client, asked } = answered(() => answer));
});

/** Returns the method and address that one call has sent. */
async function sentBy(run: () => PromiseLike<unknown>, body: unknown = []): Promise<string> {
  asked.length = 0;
  answer = { body };
  await run();
  return asked.map(({ method, address }) => `${method} ${decodeURIComponent(address)}`).join(", ");
}

function lost(): SupabaseClient {
  return answered(() => {
    throw new TypeError("fetch failed");
  }).client;
}

prove("backendClient", {
  "BACK-01.queries": async (seen) => {
    const sent = await sentBy(() =>
      client
        .from("things")
        .select("id,name")
        .eq("colour", "red")
        .gte("size", 3)
        .in("id", [1, 2])
        .order("name", { ascending: false })
        .limit(5),
    );
    const query = "select=id,name&colour=eq.red&size=gte.3&id=in.(1,2)&order=name.desc&limit=5";
    seen.is("sent", sent, `GET /rest/v1/things?${query}`);
  },
  "BACK-01.range": async (seen) => {
    const sent = await sentBy(() => client.from("things").select().range(10, 19));
    seen.is("sent", sent, "GET /rest/v1/things?select=*&offset=10&limit=10");
  },
  "BACK-01.rpc": async (seen) => {
    const sent = await sentBy(() => client.rpc("count_things", { colour: "red" }));
    seen.is("sent", [sent, asked[0]?.body], ["POST /rest/v1/rpc/count_things", '{"colour":"red"}']);
  },
  "BACK-01.public key": async (seen) => {
    const row = { email: "ada@example.com" };
    answer = { status: 201, body: row };
    const { data, error } = await client.from("things").insert(row).select().single();
    seen.is("row", [error, data?.email === row.email], [null, true]);
    const [request] = asked;
    const sent = ["apikey", "authorization", "prefer"].map((name) => request?.headers.get(name));
    expect(sent).toEqual(["publishable", "Bearer publishable", "return=representation"]);
  },
  "BACK-02.invoke": async (seen) => {
    const sent = await sentBy(() => client.functions.invoke("greet", { body: { name: "Ada" } }), {});
    seen.is("sent", [sent, asked[0]?.body], ["POST /functions/v1/greet", '{"name":"Ada"}']);
  },
  "BACK-02.errors": async (seen) => {
    const names: unknown[] = [];
    const invoke = async (from: SupabaseClient) =>
      names.push((await from.functions.invoke("greet")).error?.name);
    answer = { status: 500 };
    await invoke(client);
    answer = { headers: { "x-relay-error": "true" } };
    await invoke(client);
    await invoke(lost());
    seen.is("errors", names, ["FunctionsHttpError", "FunctionsRelayError", "FunctionsFetchError"]);
  },
  "BACK-04.calls": async (seen) => {
    const files = client.storage.from("box");
    const signed = { signedURL: "/object/sign/box/a.txt?token=t" };
    const sent = [
      await sentBy(() => files.upload("a.txt", "hello"), { Key: "box/a.txt", Id: "1" }),
      await sentBy(() => files.download("a.txt")),
      await sentBy(() => files.list("folder")),
      await sentBy(() => files.move("a.txt", "b.txt"), {}),
      await sentBy(() => files.copy("a.txt", "b.txt"), {}),
      await sentBy(() => files.remove(["a.txt"])),
      await sentBy(() => files.createSignedUrl("a.txt", 60), signed),
    ];
    seen.is("sent", sent, [
      "POST /storage/v1/object/box/a.txt",
      "GET /storage/v1/object/box/a.txt",
      "POST /storage/v1/object/list/box",
      "POST /storage/v1/object/move",
      "POST /storage/v1/object/copy",
      "DELETE /storage/v1/object/box",
      "POST /storage/v1/object/sign/box/a.txt",
    ]);
  },
  "BACK-04.list": async (seen) => {
    await sentBy(() => client.storage.from("box").list("folder"));
    seen.note("body", asked[0]?.body);
    const sortBy = { column: "name", order: "asc" };
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ limit: 100, offset: 0, sortBy, prefix: "folder" });
  },
  "BACK-04.cache": async (seen) => {
    await sentBy(() => client.storage.from("box").upload("a.txt", "hello"), { Key: "k", Id: "1" });
    seen.is("cache-control", asked[0]?.headers.get("cache-control"), "max-age=3600");
  },
  "BACK-04.errors": async (seen) => {
    answer = { status: 400, body: { statusCode: "404", error: "not_found", message: "No such box" } };
    const refused = (await client.storage.from("box").list()).error;
    const unknown = (await lost().storage.from("box").list()).error;
    const errors = [refused?.name, refused?.message, unknown?.name];
    seen.is("errors", errors, ["StorageApiError", "No such box", "StorageUnknownError"]);
  },
  "BACK-06.several rows": async (seen) => {
    answer = { status: 406, body: { code: "PGRST116", message: "no", details: "2 rows", hint: null } };
    const { error } = await client.from("things").select("id").single();
    seen.is("code", error?.code, "PGRST116");
    expect(asked[0]?.headers.get("accept")).toBe("application/vnd.pgrst.object+json");
  },
  "BACK-06.error objects": async (seen) => {
    const body = { code: "23502", details: "Failing row", hint: null, message: "null value in a column" };
    answer = { status: 400, body };
    const { error } = await client.from("things").insert({}).select().single();
    seen.is("error", { ...error, message: error?.message }, expect.objectContaining(body));
  },
  "BACK-06.plain errors": {
    vendor: async (seen) => {
      answer = { status: 502, headers: { "content-type": "text/html" }, body: "<html>Bad gateway</html>" };
      const { error } = await client.from("things").insert({}).select().single();
      seen.is("error", [error?.message, error?.code], ["<html>Bad gateway</html>", undefined]);
    },
    ours: async () => {
      answer = { status: 502, headers: { "content-type": "text/html" }, body: "<html>Bad gateway</html>" };
      expect((await client.from("things").insert({}).select().single()).status).toBe(502);
    },
  },
});
