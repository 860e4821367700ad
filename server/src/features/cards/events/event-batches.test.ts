import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints, handlers } from "../../../app.ts";
import { createBreakableDatabase } from "../../../testing/breakable-database.ts";
import { lockTable } from "../../../testing/locked-table.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { startTestEndpoints } from "../../../testing/test-endpoints.ts";
import { viewsOf } from "./card-event-queries.ts";
import { cardDays, cardEvents, cardVisits } from "./card-events.table.ts";
import { addCard, CHROME, visit } from "./visits.fixtures.ts";

describe("when the database goes away", () => {
  let database: Awaited<ReturnType<typeof createBreakableDatabase>>;
  let app: Awaited<ReturnType<typeof startTestEndpoints>>;
  let cardId: string;
  beforeAll(async () => {
    database = await createBreakableDatabase();
    app = await startTestEndpoints(endpoints, handlers, { database });
    cardId = await addCard(app.db, (await app.signIn("Asha")).member.id);
  });
  afterAll(async () => {
    await app.stop();
    await database.close();
  });

  test("events get 503 meanwhile and count again afterwards", async () => {
    expect(await visit(app, { cardId, type: "share" })).toBe(204);
    await database.cut();
    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => visit(app, { cardId, type: "share" })),
    );
    expect(new Set(statuses)).toEqual(new Set([503]));
    await database.mend();
    await expect.poll(() => visit(app, { cardId, type: "share" })).toBe(204);
    expect(await app.db.$count(cardEvents)).toBe(2);
  });
});

test("a batch is stored whole or not at all, and only its own events fail", async () => {
  const app = await startTestApp();
  const cardId = await addCard(app.db, (await app.signIn("Asha")).member.id);
  const visitors = Array.from({ length: 10 }, (_, i) => ({ cardId, userAgent: `${CHROME} ${i}` }));
  await app.db.execute(sql`alter table card_days add constraint none check (false) not valid`);
  const refused = await Promise.all(visitors.map((visitor) => visit(app, visitor)));
  const left = [
    await app.db.$count(cardEvents),
    await app.db.$count(cardVisits),
    await app.db.$count(cardDays),
  ];
  await app.db.execute(sql`alter table card_days drop constraint none`);
  const statuses = await Promise.all(visitors.map((visitor) => visit(app, visitor)));
  const stored = await app.db.$count(cardEvents);
  await app.stop();
  expect([new Set(refused), left]).toEqual([new Set([503]), [0, 0, 0]]);
  expect([new Set(statuses), stored]).toEqual([new Set([204]), 10]);
});

test("a stop waits for the events that were sent", async () => {
  const app = await startTestApp();
  const cardId = await addCard(app.db, (await app.signIn("Asha")).member.id);
  const locked = await lockTable(app.databaseUrl, "card_days");
  const sent = Array.from({ length: 5 }, () => visit(app, { cardId, type: "share" }));
  await locked.waitedFor();
  const stopping = app.stop();
  await locked.release();
  expect(new Set(await Promise.all(sent))).toEqual(new Set([204]));
  await stopping;
});

test("two instances that get the same view at once count it once, and lose none of the others", async () => {
  const database = await createTestDatabase();
  const [one, two] = await Promise.all(
    [1, 2].map(() => startTestEndpoints(endpoints, handlers, { database })),
  );
  if (!one || !two) throw new Error("not started");
  const owner = (await one.signIn("Asha")).member.id;
  const cardIds = await Promise.all([1, 2, 3].map(() => addCard(one.db, owner)));
  const visits = Array.from({ length: 60 }, (_, i) => ({
    cardId: cardIds[i % 3] as string,
    userAgent: `${CHROME} ${i % 20}`,
  }));
  const statuses = await Promise.all([one, two].flatMap((app) => visits.map((each) => visit(app, each))));
  const counted = await viewsOf(one.db, cardIds);
  await Promise.all([one.stop(), two.stop()]);
  await database.close();
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect([...counted.values()]).toEqual([20, 20, 20]);
});
