import { REALTIME_CHANNEL_STATES } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { prove } from "./prove.ts";
import { answered, ScriptedSocket } from "./support/backend.ts";

beforeEach(() => {
  vi.useFakeTimers();
  ScriptedSocket.opened.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const realtime = () => answered(() => ({})).client;

async function latest(): Promise<ScriptedSocket> {
  await vi.advanceTimersByTimeAsync(0);
  const socket = ScriptedSocket.opened.at(-1);
  if (!socket) throw new Error("No socket was opened.");
  return socket;
}

function eventsOf(socket: ScriptedSocket): unknown[] {
  return socket.sent.map((message) => message[3]);
}

prove("backendRealtime", {
  "BACK-03.channel states": async (seen) => {
    expect(Object.keys(REALTIME_CHANNEL_STATES).sort()).toEqual(
      "closed errored joined joining leaving".split(" "),
    );
    const client = realtime();
    const channel = client.channel("room");
    const states: string[] = [channel.state];
    channel.subscribe();
    states.push(channel.state);
    const socket = await latest();
    socket.open();
    await vi.advanceTimersByTimeAsync(0);
    socket.reply("phx_join", { postgres_changes: [] });
    states.push(channel.state);
    // Leaving lasts no longer than the message that says so.
    const send = socket.send.bind(socket);
    socket.send = (data) => {
      if (data.includes("phx_leave")) states.push(channel.state);
      send(data);
    };
    void channel.unsubscribe();
    await vi.advanceTimersByTimeAsync(0);
    states.push(channel.state);
    const refused = client.channel("other").subscribe();
    const next = await latest();
    next.open();
    await vi.advanceTimersByTimeAsync(0);
    next.reply("phx_join", { reason: "no" }, "error");
    states.push(refused.state);
    seen.is("states", states, ["closed", "joining", "joined", "leaving", "closed", "errored"]);
  },
  "BACK-03.heartbeat": async (seen) => {
    realtime().channel("room").subscribe();
    const socket = await latest();
    socket.open();
    const beats = () => eventsOf(socket).filter((event) => event === "heartbeat").length;
    const start = beats();
    await vi.advanceTimersByTimeAsync(24_900);
    const before = beats() - start;
    await vi.advanceTimersByTimeAsync(200);
    seen.is("beats before and after 25 s", [before, beats() - start], [0, 1]);
  },
  "BACK-03.back-off": async (seen) => {
    realtime().channel("room").subscribe();
    (await latest()).lose();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const sockets = ScriptedSocket.opened.length;
      let waited = 0;
      while (ScriptedSocket.opened.length === sockets && waited < 20_000) {
        await vi.advanceTimersByTimeAsync(100);
        waited += 100;
      }
      waits.push(Math.round(waited / 1000));
      (await latest()).lose();
    }
    seen.is("seconds", waits, [1, 2, 5, 10, 10, 10]);
  },
  "BACK-03.time-out": async (seen) => {
    const client = realtime();
    const told: string[] = [];
    client.channel("room").subscribe((status) => told.push(status));
    (await latest()).open();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    seen.is("told", [client.realtime.timeout, ...told], [10_000, "TIMED_OUT"]);
  },
  "BACK-03.bindings": async (seen) => {
    const told: unknown[] = [];
    realtime()
      .channel("room")
      .on("postgres_changes", { event: "*", schema: "public", table: "things" }, () => undefined)
      .subscribe((status, error) => told.push([status, error?.message]));
    const socket = await latest();
    socket.open();
    await vi.advanceTimersByTimeAsync(0);
    socket.reply("phx_join", {
      postgres_changes: [{ id: 1, event: "INSERT", schema: "other", table: "things" }],
    });
    seen.note("told", told);
    expect(told).toContainEqual([
      "CHANNEL_ERROR",
      "mismatch between server and client bindings for postgres changes",
    ]);
  },
});
