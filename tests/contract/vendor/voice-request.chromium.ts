import { expect, vi } from "vitest";
import { guarded } from "./call/guarded-voice.ts";
import { created, eachClientOnItsOwn, heardClient, overhearing, webCall } from "./call/voice.ts";
import { rowsBy } from "./row.ts";
import { prove } from "./support/prove-in-chromium.ts";

const { asSpecified, differs, ours } = rowsBy("@vapi-ai/web", "chromium");

eachClientOnItsOwn();

/** The request that the provider received; the stand-in sends it back with the call. */
function received(call: unknown): Record<string, unknown> {
  return Object(Reflect.get(Object(call), "received"));
}

/** The voice client's request to the provider, and how it reads the answer. */
prove("voiceRequest", {
  "VOICE-16.request": asSpecified(
    "3 creation request",
    "start()",
    "Assistant, squad and workflow as an object or an id, with overrides for assistant and workflow.",
    async (seen) => {
      const { vapi } = await heardClient();
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
      seen.note("bodies", bodies);
      expect(bodies).toEqual([
        { assistantId: "a", assistantOverrides: { firstMessage: "Hi" } },
        { assistant: { name: "a" } },
        { squadId: "s" },
        { squad: { members: [] } },
        { workflowId: "w", workflowOverrides: { variableValues: {} } },
        { workflow: { nodes: [] } },
      ]);
    },
  ),
  "VOICE-16.squad overrides": ours(
    "3 creation request",
    "src/vendors/vapi",
    "Overrides for a squad.",
    [
      "Its start has no place for them.",
      "The guard has the call created by our own method, which sends them.",
    ],
    async () => {
      const fetched = vi.spyOn(window, "fetch");
      const { voice, types, until } = await guarded({}, created, { recording: "as configured" });
      const call = await voice.start({ squadId: "s", squadOverrides: { variableValues: { name: "Ada" } } });
      expect(call).toMatchObject(webCall);
      const sent = fetched.mock.calls.map(([, init]) => init?.body);
      expect(sent).toContain('{"squadId":"s","squadOverrides":{"variableValues":{"name":"Ada"}}}');
      await until("call-start");
      expect(types().filter((type) => type === "call-start")).toHaveLength(1);
    },
  ),
  "VOICE-16.response": differs(
    "3 creation response",
    "start()",
    "Read are id, webCallUrl, whether video is recorded, and the voice's provider.",
    [
      "Goes on with whatever it was answered and fails while joining.",
      "The guard has the call created by our own method: without id or address nothing is joined.",
    ],
    {
      vendor: async (seen) => {
        const { vapi, told } = await heardClient({}, { body: "<html>" });
        expect(await vapi.start("a")).toBeNull();
        const failed = told.find(
          ([name, detail]) => name === "error" && Object(detail).type !== "start-method-error",
        );
        seen.note("fails at", Object(failed?.[1]).type);
        expect(Object(failed?.[1]).type).toBe("daily-call-join-error");
        const full = await heardClient(
          {},
          {
            body: {
              ...webCall,
              artifactPlan: { videoRecordingEnabled: true },
              assistant: { voice: { provider: "tavus" } },
            },
          },
        );
        await full.vapi.start("a");
        const progress = full.told
          .map(([, detail]) => Object(detail).metadata)
          .find((metadata) => metadata?.callId);
        expect(progress).toEqual({ callId: "call-1", videoRecordingEnabled: true, voiceProvider: "tavus" });
      },
      ours: async () => {
        for (const body of ["<html>", { id: "1" }, { webCallUrl: webCall.webCallUrl }]) {
          const overheard = overhearing();
          const { voice, vapi, events } = await guarded({}, { body });
          expect(await voice.start({ assistantId: "a" })).toBeNull();
          const failed = events.find(({ type }) => type === "call-start-failed");
          expect(failed).toMatchObject({
            failure: { error: expect.stringContaining("answered unexpectedly") },
          });
          expect(vapi.getDailyCallObject()).toBeNull();
          expect(overheard.of("join-meeting")).toEqual([]);
        }
        // Another client's start is its own again.
        expect(received(await (await heardClient()).vapi.start("a"))["path"]).toBe("/call/web");
      },
    },
  ),
  "VOICE-16.post": asSpecified("7 web call", "start()", "One POST of JSON to /call/web.", async (seen) => {
    const { method, path, type } = received(await (await heardClient()).vapi.start("a"));
    seen.note("request", [method, path, type]);
    expect([method, path, type]).toEqual(["POST", "/call/web", "application/json"]);
  }),
  "VOICE-16.bearer": asSpecified(
    "6 bearer",
    "start()",
    "The public key goes along as the bearer.",
    async (seen) => {
      const { authorization } = received(await (await heardClient()).vapi.start("a"));
      seen.note("authorization", authorization);
      expect(authorization).toBe("Bearer public-key");
    },
  ),
  "VOICE-16.subscribe": asSpecified(
    "7 web call",
    "start()",
    "Joins at webCallUrl without subscribing to tracks by itself.",
    async (seen) => {
      const overheard = overhearing();
      await (await heardClient()).vapi.start("a");
      const { url, subscribeToTracksAutomatically } = Object(overheard.of("join-meeting")[0]?.["properties"]);
      seen.note("join", [url, subscribeToTracksAutomatically]);
      expect([url, subscribeToTracksAutomatically]).toEqual([webCall.webCallUrl, false]);
    },
  ),
  "VOICE-16.api base": asSpecified(
    "9 api base",
    "new Vapi()",
    "Without another address the provider's own API host is asked.",
    async (seen) => {
      const asked: string[] = [];
      vi.spyOn(window, "fetch").mockImplementation(async (address) => {
        asked.push(String(address));
        return new Response("{}", { status: 401 });
      });
      const made = await heardClient();
      const Constructor = Object.getPrototypeOf(made.vapi).constructor;
      const vapi = new Constructor("public-key");
      vapi.on("error", () => undefined);
      await vapi.start("a");
      seen.note("asked", asked);
      expect(asked).toContain("https://api.vapi.ai/call/web");
    },
  ),
});
