import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { cardEvents } from "./card-events.table.ts";
import { makeEventMonths } from "./make-event-months.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const happened = (at: string) =>
  database.db
    .insert(cardEvents)
    .values({ at: new Date(at), cardId: "a", type: "view", visitor: "v", device: "phone", source: "person" });
const places = async () =>
  (
    await database.db.execute<{ place: string }>(
      sql`select tableoid::regclass::text as place from card_events order by at`,
    )
  ).rows.map(({ place }) => place);
const partitions = async () =>
  (
    await database.db.execute<{ name: string }>(
      sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'card_events'::regclass order by 1`,
    )
  ).rows.map(({ name }) => name);

test("each month's events are in a separate partition, created ahead by the first instance", async () => {
  const now = new Date("2031-11-30T23:00:00Z");
  await Promise.all(Array.from({ length: 4 }, () => makeEventMonths(database.db, now)));
  expect(await partitions()).toEqual([
    "card_events_2031_11",
    "card_events_2031_12",
    "card_events_2032_01",
    "card_events_default",
  ]);
  await happened("2031-11-30T23:59:59Z");
  await happened("2031-12-01T00:00:00Z");
  expect(await places()).toEqual(["card_events_2031_11", "card_events_2031_12"]);
});

test("a month that began without its partition stays in the default one, and the next ones are created", async () => {
  await happened("2032-07-01T00:00:00Z");
  await makeEventMonths(database.db, new Date("2032-07-02T00:00:00Z"));
  await happened("2032-08-01T00:00:00Z");
  expect((await places()).slice(-2)).toEqual(["card_events_default", "card_events_2032_08"]);
});
