import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasRedis, startRedisServer } from "../../testing/redis-server.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { createBus, type Bus } from "../bus/bus.ts";
import { createLiveStreams } from "./live.ts";
import { createLog } from "../log.ts";
import { readEvents } from "../../testing/read-events.ts";
import { inTransaction } from "../transaction.ts";
import { eventually } from "../../testing/eventually.ts";

describe.skipIf(!hasRedis("live streams over Redis"))("live streams of two instances over Redis", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let redis: Awaited<ReturnType<typeof startRedisServer>>;
  let buses: Bus[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    redis = await startRedisServer();
    const open = () => createBus(database.url, redis.url, createLog("silent"));
    buses = [await open(), await open()];
  });
  afterAll(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    await redis.stop();
    await database.close();
  });

  it("reach Asha on both after the commit, never before it and never after a rollback", async () => {
    const [here, there] = buses.map((bus) => createLiveStreams(bus));
    const streams = [here, there].map((live) => readEvents(live?.open("asha") as ReadableStream<Uint8Array>));
    const failing = inTransaction(database.db, async (tx) => {
      await here?.publish(tx, "asha", "lead", { id: "lost" });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    await inTransaction(database.db, async (tx) => {
      await here?.publish(tx, "asha", "lead", { id: "kept" });
      await sleep(100);
      expect(streams.flatMap(({ events }) => events).filter(({ event }) => event === "lead")).toEqual([]);
    });
    await eventually(() => {
      for (const { events } of streams) {
        expect(events.filter(({ event }) => event === "lead")).toEqual([
          { event: "lead", data: '{"id":"kept"}' },
        ]);
      }
    });
    here?.close();
    there?.close();
  });

  it("report a gap after Redis was unreachable, and continue", async () => {
    const live = createLiveStreams(buses[0] as Bus);
    const asha = readEvents(live.open("asha"));
    await redis.stop();
    await redis.start();
    await eventually(() => expect(asha.events.at(-1)?.event).toBe("gap"));
    await eventually(async () => {
      await inTransaction(database.db, (tx) => live.publish(tx, "asha", "lead", { id: "after" }));
      await sleep(100);
      expect(asha.events.at(-1)?.data).toBe('{"id":"after"}');
    });
    live.close();
  });
});
