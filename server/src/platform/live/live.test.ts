import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { createTestDatabase } from "../../testing/test-database.ts";
import { createBus, type Bus } from "../bus/bus.ts";
import { createLiveStreams, STREAMS_PER_NETWORK, type Audience, type LiveStreams } from "./live.ts";
import { createLog } from "../log.ts";
import { readEvents } from "../../testing/read-events.ts";
import { inTransaction } from "../transaction.ts";
import { eventually } from "../../testing/eventually.ts";

const OPEN = { event: "open", data: "{}" };

describe("live streams of two instances on one database", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let buses: [Bus, Bus];
  let here: LiveStreams;
  let there: LiveStreams;
  const publish = (memberId: string, event: string, data: unknown) =>
    inTransaction(database.db, (tx) => here.publish(tx, memberId, event, data));

  beforeAll(async () => {
    database = await createTestDatabase();
    const log = createLog("silent");
    buses = [await createBus(database.url, undefined, log), await createBus(database.url, undefined, log)];
  });
  beforeEach(() => {
    here = createLiveStreams(buses[0]);
    there = createLiveStreams(buses[1]);
  });
  afterEach(() => {
    here.close();
    there.close();
  });
  afterAll(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    await database.close();
  });

  it("begin with the time until a retry and an event that they are open", async () => {
    const asha = readEvents(here.open("asha"));
    await eventually(() => expect(asha.events).toEqual([OPEN]));
    expect(asha.retries).toEqual([1000]);
  });

  it("reach Asha wherever she is connected, and nobody else", async () => {
    const streams = [here.open("asha"), there.open("asha"), there.open("ravi")].map(readEvents);
    const [first, second, ravi] = streams;
    await publish("asha", "lead", { id: "1", text: "नमस्ते\nline" });
    await publish("ravi", "lead", { id: "2" });
    const forAsha = [OPEN, { event: "lead", data: JSON.stringify({ id: "1", text: "नमस्ते\nline" }) }];
    await eventually(() => {
      expect(first?.events).toEqual(forAsha);
      expect(second?.events).toEqual(forAsha);
      expect(ravi?.events).toEqual([OPEN, { event: "lead", data: '{"id":"2"}' }]);
    });
  });

  it("reach those of an audience who are connected, each instance asking for its own", async () => {
    const asked: string[] = [];
    const findAudience = async ({ kind, id }: Audience, memberIds: string[]) => {
      asked.push(memberIds.join(", "));
      return kind === "team" && id === "7" ? memberIds.filter((memberId) => memberId !== "meera") : [];
    };
    const [first, second, empty] = [buses[0], buses[1], buses[1]].map((bus) =>
      createLiveStreams(bus, { findAudience }),
    ) as [LiveStreams, LiveStreams, LiveStreams];
    const streams = [first.open("asha"), second.open("ravi"), second.open("meera")].map(readEvents);
    const [asha, ravi, meera] = streams;
    const send = (id: string) =>
      inTransaction(database.db, (tx) => first.publishTo(tx, { kind: "team", id }, "new_lead", { id }));
    await send("8");
    await send("7");
    const forTeam = [OPEN, { event: "new_lead", data: '{"id":"7"}' }];
    await eventually(() => expect([asha?.events, ravi?.events]).toEqual([forTeam, forTeam]));
    expect(meera?.events).toEqual([OPEN]);
    expect(asked.toSorted()).toEqual(["asha", "asha", "ravi, meera", "ravi, meera"]);
    for (const live of [first, second, empty]) live.close();
  });

  it("go on after an audience could not be found", async () => {
    const warn = vi.fn();
    const findAudience = async ({ id }: Audience, memberIds: string[]) => {
      if (id === "broken") throw new Error("no database");
      return memberIds;
    };
    const live = createLiveStreams(buses[0], { findAudience, log: { warn } });
    const asha = readEvents(live.open("asha"));
    for (const id of ["broken", "whole"])
      await inTransaction(database.db, (tx) => live.publishTo(tx, { kind: "team", id }, "lead", { id }));
    await eventually(() => expect(asha.events.at(-1)?.data).toBe('{"id":"whole"}'));
    expect(warn).toHaveBeenCalledOnce();
    live.close();
  });

  it("send nothing of a transaction that is rolled back", async () => {
    const asha = readEvents(there.open("asha"));
    const failing = inTransaction(database.db, async (tx) => {
      await here.publish(tx, "asha", "lead", { id: "lost" });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    await publish("asha", "lead", { id: "kept" });
    await eventually(() => expect(asha.events).toHaveLength(2));
    expect(asha.events[1]?.data).toBe('{"id":"kept"}');
  });

  it("refuse messages that are too long, and names that would break the format", async () => {
    await expect(publish("kavya", "lead", { text: "ज".repeat(3000) })).rejects.toThrow("send ids instead");
    await expect(publish("kavya", "lead\ndata: x", {})).rejects.toThrow("Not a name");
    await publish("kavya", "lead", { text: "x".repeat(7_800) });
  });

  it("cut off a reader who does not read, and nobody else", async () => {
    const slow = here.open("asha");
    const quick = readEvents(here.open("asha"));
    for (let i = 0; i < 20; i++) await publish("asha", "lead", { i, text: "x".repeat(5_000) });
    await eventually(() => expect(quick.events).toHaveLength(21));
    expect(here.size()).toBe(1);
    await expect(readEvents(slow).ended).rejects.toThrow("does not keep up");
  });

  it("close the oldest of too many, after an event that says so", async () => {
    const oldest = readEvents(here.open("asha"));
    for (let i = 0; i < 10; i++) readEvents(here.open("asha"));
    await oldest.ended;
    expect(oldest.events.at(-1)?.event).toBe("replaced");
    expect(here.size()).toBe(10);
  });

  it("of one network are refused above its limit, until some of them end", () => {
    const network = "203.0.113.7";
    const call = new AbortController();
    for (let i = 0; i < STREAMS_PER_NETWORK; i++) here.open(`member ${i}`, { network, signal: call.signal });
    expect(() => here.open("asha", { network })).toThrow(ERROR_TEXT.tooMany);
    here.open("asha", { network: "203.0.113.8" });
    call.abort();
    here.open("asha", { network });
    expect(here.size()).toBe(2);
  });

  it("are removed when the reader leaves, the call ends or the server stops", async () => {
    const call = new AbortController();
    const [left, ended, stopped] = [
      here.open("asha"),
      here.open("asha", { signal: call.signal }),
      here.open("asha"),
    ].map(readEvents);
    expect(here.size()).toBe(3);
    await left?.cancel();
    expect(here.size()).toBe(2);
    call.abort();
    await ended?.ended;
    expect(here.size()).toBe(1);
    here.close();
    await stopped?.ended;
    expect(here.size()).toBe(0);
    await readEvents(here.open("asha")).ended;
    await readEvents(there.open("asha", { signal: AbortSignal.abort() })).ended;
    expect(here.size() + there.size()).toBe(0);
  });

  it("end for a member on all instances", async () => {
    const [meera, ravi] = [there.open("meera"), there.open("ravi")].map(readEvents);
    await inTransaction(database.db, (tx) => here.disconnect(tx, "meera"));
    await meera?.ended;
    expect(there.size()).toBe(1);
    await ravi?.cancel();
  });

  it("send a heartbeat while nothing happens, and end after their lifetime", async () => {
    const brief = createLiveStreams(buses[0], { heartbeatMs: 20, lifetimeMs: 150 });
    const asha = readEvents(brief.open("asha"));
    await asha.ended;
    expect(asha.comments.length).toBeGreaterThan(1);
    brief.close();
  });

  it("report a gap after the database was unreachable", async () => {
    const asha = readEvents(here.open("asha"));
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cardplaza-bus' and datname = current_database()`,
    );
    await eventually(() => expect(asha.events.at(-1)?.event).toBe("gap"));
    await sleep(500);
    await publish("asha", "lead", { id: "after" });
    await eventually(() => expect(asha.events.at(-1)?.data).toBe('{"id":"after"}'));
  });
});
