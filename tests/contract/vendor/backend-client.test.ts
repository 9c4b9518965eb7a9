import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect } from "vitest";
import { readAnswer } from "#app/adapters/supabase-answer.ts";
import { type Backend, request, send, startBackend } from "../../backend/support/backend.ts";
import { IdleSocket } from "../../backend/support/idle-socket.ts";
import { rowsBy } from "./row.ts";
import { type Loopback, loopback } from "./support/loopback.ts";
import { prove } from "./support/prove.ts";

const { asSpecified, differs } = rowsBy("@supabase/supabase-js", "loopback");
const { asSpecified: onBackend } = rowsBy("@supabase/supabase-js", "embedded");

let server: Loopback;
let backend: Backend;
let client: SupabaseClient;

beforeAll(async () => {
  [server, backend] = await Promise.all([loopback(), startBackend()]);
  client = createClient(server.url, "publishable", {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: IdleSocket },
  });
});
afterAll(() => Promise.all([server.close(), backend.close()]));

/** Returns the method and address that one call has sent. */
async function sentBy(run: () => PromiseLike<unknown>, body = "[]"): Promise<string> {
  server.received.length = 0;
  server.answer = () => ({ body });
  await run();
  return server.received.map(({ method, path }) => `${method} ${decodeURIComponent(path)}`).join(", ");
}

/** Queries, functions, storage and the shapes of errors. */
prove("backendClient", {
  "BACK-01.queries": asSpecified(
    "7 queries",
    "from().select()",
    "{url}/{table} with filters, order and limit.",
    async (seen) => {
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
      seen.note("sent", sent);
      expect(sent).toBe(
        "GET /rest/v1/things?select=id,name&colour=eq.red&size=gte.3&id=in.(1,2)&order=name.desc&limit=5",
      );
    },
  ),
  "BACK-01.range": asSpecified("7 queries", "range()", "A range is an offset and a limit.", async (seen) => {
    const sent = await sentBy(() => client.from("things").select().range(10, 19));
    seen.note("sent", sent);
    expect(sent).toBe("GET /rest/v1/things?select=*&offset=10&limit=10");
  }),
  "BACK-01.rpc": asSpecified("7 queries", "rpc()", "{url}/rpc/{function}.", async (seen) => {
    const sent = await sentBy(() => client.rpc("count_things", { colour: "red" }));
    seen.note("sent", [sent, server.received[0]?.body]);
    expect([sent, server.received[0]?.body]).toEqual(["POST /rest/v1/rpc/count_things", '{"colour":"red"}']);
  }),
  "BACK-01.public key": onBackend(
    "6 public key",
    "createClient()",
    "The form's insert goes with the public anonymous key and gets its row back.",
    async (seen) => {
      const row = request();
      const { data, error } = await send(backend.visitor, row);
      seen.note("row", [error, data?.email === row.email]);
      expect([error, data?.email]).toEqual([null, row.email]);
      expect((await backend.visitor.from("contact_submissions").select()).data).toEqual([]);
    },
  ),
  "BACK-02.invoke": asSpecified(
    "7 functions",
    "functions.invoke()",
    "POST {url}/{function}.",
    async (seen) => {
      const sent = await sentBy(() => client.functions.invoke("greet", { body: { name: "Ada" } }), "{}");
      seen.note("sent", [sent, server.received[0]?.body]);
      expect([sent, server.received[0]?.body]).toEqual(["POST /functions/v1/greet", '{"name":"Ada"}']);
    },
  ),
  "BACK-02.errors": asSpecified(
    "8 function errors",
    "functions.invoke()",
    "Fetch error, relay error, non-2xx error.",
    async (seen) => {
      const names: unknown[] = [];
      const invoke = async (from: SupabaseClient) =>
        names.push((await from.functions.invoke("greet")).error?.name);
      server.answer = () => ({ status: 500, body: "{}" });
      await invoke(client);
      server.answer = () => ({ body: "{}", headers: { "x-relay-error": "true" } });
      await invoke(client);
      await invoke(
        createClient("http://127.0.0.1:9", "publishable", {
          realtime: { transport: IdleSocket },
          auth: { persistSession: false, autoRefreshToken: false },
        }),
      );
      seen.note("errors", names);
      expect(names).toEqual(["FunctionsHttpError", "FunctionsRelayError", "FunctionsFetchError"]);
    },
  ),
  "BACK-04.calls": asSpecified(
    "7 storage",
    "storage.from()",
    "Upload, download, list, move, copy, remove, signed URLs.",
    async (seen) => {
      const files = client.storage.from("box");
      const sent = [
        await sentBy(() => files.upload("a.txt", "hello"), '{"Key":"box/a.txt","Id":"1"}'),
        await sentBy(() => files.download("a.txt")),
        await sentBy(() => files.list("folder")),
        await sentBy(() => files.move("a.txt", "b.txt"), "{}"),
        await sentBy(() => files.copy("a.txt", "b.txt"), "{}"),
        await sentBy(() => files.remove(["a.txt"])),
        await sentBy(
          () => files.createSignedUrl("a.txt", 60),
          '{"signedURL":"/object/sign/box/a.txt?token=t"}',
        ),
      ];
      seen.note("sent", sent);
      expect(sent).toEqual([
        "POST /storage/v1/object/box/a.txt",
        "GET /storage/v1/object/box/a.txt",
        "POST /storage/v1/object/list/box",
        "POST /storage/v1/object/move",
        "POST /storage/v1/object/copy",
        "DELETE /storage/v1/object/box",
        "POST /storage/v1/object/sign/box/a.txt",
      ]);
    },
  ),
  "BACK-04.list": asSpecified(
    "9 storage",
    "list()",
    "Limit 100, offset 0, by name ascending.",
    async (seen) => {
      await sentBy(() => client.storage.from("box").list("folder"));
      seen.note("body", server.received[0]?.body);
      expect(JSON.parse(server.received[0]?.body ?? "")).toEqual({
        limit: 100,
        offset: 0,
        sortBy: { column: "name", order: "asc" },
        prefix: "folder",
      });
    },
  ),
  "BACK-04.cache": asSpecified("9 storage", "upload()", "cache-control 3600.", async (seen) => {
    await sentBy(() => client.storage.from("box").upload("a.txt", "hello"), '{"Key":"k","Id":"1"}');
    seen.note("cache-control", server.received[0]?.headers["cache-control"]);
    expect(server.received[0]?.headers["cache-control"]).toBe("max-age=3600");
  }),
  "BACK-04.errors": asSpecified(
    "8 storage errors",
    "storage.from()",
    "API error and unknown error.",
    async (seen) => {
      server.answer = () => ({
        status: 400,
        body: '{"statusCode":"404","error":"not_found","message":"No such box"}',
      });
      const refused = (await client.storage.from("box").list()).error;
      const lost = createClient("http://127.0.0.1:9", "publishable", {
        realtime: { transport: IdleSocket },
        auth: { persistSession: false, autoRefreshToken: false },
      });
      const unknown = (await lost.storage.from("box").list()).error;
      seen.note("errors", [refused?.name, refused?.message, unknown?.name]);
      expect([refused?.name, refused?.message, unknown?.name]).toEqual([
        "StorageApiError",
        "No such box",
        "StorageUnknownError",
      ]);
    },
  ),
  "BACK-06.several rows": onBackend(
    "8 PGRST116",
    "single()",
    "PGRST116 when several rows come where one was expected.",
    async (seen) => {
      await Promise.all([send(backend.visitor, request()), send(backend.visitor, request())]);
      const { error } = await backend.staff.from("contact_submissions").select("id").single();
      seen.note("code", error?.code);
      expect(error?.code).toBe("PGRST116");
    },
  ),
  "BACK-06.error objects": onBackend(
    "8 database errors",
    "PostgrestError",
    "Errors have message, details, hint and code.",
    async (seen) => {
      const { error } = await send(backend.visitor, request({ name: null }));
      seen.note("error", { ...error, message: error?.message });
      expect(error).toMatchObject({ message: expect.any(String), code: expect.any(String) });
      for (const key of ["message", "details", "hint", "code"]) expect(error).toHaveProperty(key);
    },
  ),
  "BACK-06.plain errors": differs(
    "8 database errors",
    "PostgrestError",
    "The same when a proxy answers instead of the database.",
    [
      "Puts a page of HTML into message, and knows no code.",
      "The site's adapter turns it into a plain failure.",
    ],
    {
      vendor: async (seen) => {
        server.answer = () => ({ status: 502, type: "text/html", body: "<html>Bad gateway</html>" });
        const { error } = await client.from("things").insert({}).select().single();
        seen.note("error", [error?.message, error?.code]);
        expect([error?.message, error?.code]).toEqual(["<html>Bad gateway</html>", undefined]);
      },
      ours: async () => {
        server.answer = () => ({ status: 502, type: "text/html", body: "<html>Bad gateway</html>" });
        const { status, data, error } = await client.from("things").insert({}).select().single();
        const read = readAnswer({ status, data, error }, { key: "", timedOut: false, online: true });
        expect(read.outcome.ok).toBe(false);
        expect(JSON.stringify(read.outcome)).not.toContain("html");
      },
    },
  ),
});
