import { expect, vi } from "vitest";
import * as calls from "./call/voice.ts";
import { prove } from "./prove.ts";

calls.eachClientOnItsOwn();

/** The request that the provider received; the stand-in sends it back with the call. */
function received(call: unknown): Record<string, unknown> {
  return Object(Reflect.get(Object(call), "received"));
}

/** The voice client's request to the provider, and how it reads the answer. */
prove("voiceRequest", {
  "VOICE-16.request": async (seen) => {
    const { vapi } = await calls.heardClient();
    const bodies: unknown[] = [];
    const start = async (...given: unknown[]) => {
      const call: unknown = await Reflect.apply(vapi.start, vapi, given);
      bodies.push(JSON.parse(String(received(call)["body"])));
      await vapi.stop();
    };
    await start("a", { firstMessage: "Hi" });
    await start({ name: "a" });
    await start(undefined, undefined, "s");
    await start(undefined, undefined, { members: [] });
    await start(undefined, undefined, undefined, "w", { variableValues: {} });
    await start(undefined, undefined, undefined, { nodes: [] });
    seen.is("bodies", bodies, [
      { assistantId: "a", assistantOverrides: { firstMessage: "Hi" } },
      { assistant: { name: "a" } },
      { squadId: "s" },
      { squad: { members: [] } },
      { workflowId: "w", workflowOverrides: { variableValues: {} } },
      { workflow: { nodes: [] } },
    ]);
  },
  "VOICE-16.squad overrides": async () => {
    const fetched = vi.spyOn(window, "fetch");
    const { voice, types, until } = await calls.guarded({}, calls.created, { recording: "as configured" });
    const call = await voice.start({ squadId: "s", squadOverrides: { variableValues: { name: "Ada" } } });
    expect(call).toMatchObject(calls.webCall);
    const sent = fetched.mock.calls.map(([, init]) => init?.body);
    expect(sent).toContain('{"squadId":"s","squadOverrides":{"variableValues":{"name":"Ada"}}}');
    await until("call-start");
    expect(types().filter((type) => type === "call-start")).toHaveLength(1);
  },
  "VOICE-16.response": {
    vendor: async (seen) => {
      const { vapi, told } = await calls.heardClient({}, { body: "<html>" });
      expect(await vapi.start("a")).toBeNull();
      const failed = told.find(
        ([name, detail]) => name === "error" && Object(detail).type !== "start-method-error",
      );
      seen.is("fails at", Object(failed?.[1]).type, "daily-call-join-error");
      const full = await calls.heardClient({}, { body: { ...calls.recorded.body, ...calls.avatar } });
      await full.vapi.start("a");
      const progress = full.told
        .map(([, detail]) => Object(detail).metadata)
        .find((metadata) => metadata?.callId);
      expect(progress).toEqual({ callId: "call-1", videoRecordingEnabled: true, voiceProvider: "tavus" });
    },
    ours: async () => {
      for (const body of ["<html>", { id: "1" }, { webCallUrl: calls.webCall.webCallUrl }]) {
        const overheard = calls.overhearing();
        const { voice, vapi, events } = await calls.guarded({}, { body });
        expect(await voice.start({ assistantId: "a" })).toBeNull();
        const failed = events.find(({ type }) => type === "call-start-failed");
        expect(failed).toMatchObject({
          failure: { error: expect.stringContaining("answered unexpectedly") },
        });
        expect(vapi.getDailyCallObject()).toBeNull();
        expect(overheard.of("join-meeting")).toEqual([]);
      }
      // Another client's start is its own again.
      expect(received(await (await calls.heardClient()).vapi.start("a"))["path"]).toBe("/call/web");
    },
  },
  "VOICE-16.post": async (seen) => {
    const { method, path, type } = received(await (await calls.heardClient()).vapi.start("a"));
    seen.is("request", [method, path, type], ["POST", "/call/web", "application/json"]);
  },
  "VOICE-16.bearer": async (seen) => {
    const { authorization } = received(await (await calls.heardClient()).vapi.start("a"));
    seen.is("authorization", authorization, "Bearer public-key");
  },
  "VOICE-16.subscribe": async (seen) => {
    const overheard = calls.overhearing();
    await (await calls.heardClient()).vapi.start("a");
    const { url, subscribeToTracksAutomatically } = Object(overheard.of("join-meeting")[0]?.["properties"]);
    seen.is("join", [url, subscribeToTracksAutomatically], [calls.webCall.webCallUrl, false]);
  },
  "VOICE-16.api base": async (seen) => {
    const asked: string[] = [];
    vi.spyOn(window, "fetch").mockImplementation(async (address) => {
      asked.push(String(address));
      return new Response("{}", { status: 401 });
    });
    const made = await calls.heardClient();
    const Constructor = Object.getPrototypeOf(made.vapi).constructor;
    const vapi = new Constructor("public-key");
    vapi.on("error", () => undefined);
    await vapi.start("a");
    seen.note("asked", asked);
    expect(asked).toContain("https://api.vapi.ai/call/web");
  },
});
