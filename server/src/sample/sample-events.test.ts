import { asc, eq, inArray, lt, max, min, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { DAY_MS } from "@cardplaza/contract/time";
import { cardDays, cardEvents } from "../features/cards/events/card-events.table.ts";
import { makeEventMonths } from "../features/cards/events/make-event-months.ts";
import { cards } from "../features/cards/cards.table.ts";
import { members } from "../features/accounts/accounts.table.ts";
import { inTransaction } from "../platform/transaction.ts";
import { sharedTestApp } from "../testing/test-app.ts";
import { loadSampleCards } from "./load-sample-cards.ts";
import { addPeople } from "./load-sample-data.ts";
import { loadSampleEvents, SAMPLE_EVENT_DAYS } from "./load-sample-events.ts";
import { SAMPLE_EMAILS } from "./people.ts";

const app = await sharedTestApp();
beforeAll(async () => {
  await inTransaction(app.db, (tx) => addPeople(tx, new Date()));
  await loadSampleCards(app.services);
  await makeEventMonths(app.db, new Date(Date.now() - SAMPLE_EVENT_DAYS * DAY_MS));
  await loadSampleEvents(app.services, new Date());
});

test("every sample card has views over the last 90 days, and none in the future", async () => {
  const seen = await app.db
    .select({
      id: cards.id,
      first: min(cardEvents.at),
      last: max(cardEvents.at),
      count: sql<number>`count(*)::int`,
    })
    .from(cards)
    .innerJoin(members, eq(members.id, cards.ownerId))
    .innerJoin(cardEvents, eq(cardEvents.cardId, cards.id))
    .where(inArray(members.email, SAMPLE_EMAILS))
    .groupBy(cards.id)
    .orderBy(asc(cards.id));
  expect(seen).toHaveLength(await app.db.$count(cards));
  const now = Date.now();
  for (const { first, last, count } of seen) {
    expect(count).toBeGreaterThan(100);
    expect((now - Number(first)) / DAY_MS).toBeGreaterThan(85);
    expect(Number(last)).toBeLessThanOrEqual(now);
  }
});

test("its daily totals equal its events, and the months have partitions", async () => {
  const [days] = await app.db.select({ sum: sql<number>`sum(${cardDays.count})::int` }).from(cardDays);
  expect(days?.sum).toBe(await app.db.$count(cardEvents));
  const before = new Date(Date.now() - 40 * DAY_MS);
  const misplaced = sql`tableoid = 'card_events_default'::regclass`;
  expect(await app.db.$count(cardEvents, sql`${lt(cardEvents.at, before)} and ${misplaced}`)).toBe(0);
});
