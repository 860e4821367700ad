import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { DAY_MS } from "@cardplaza/contract/time";
import { createBus, type Bus } from "../platform/bus/bus.ts";
import { systemClock } from "../platform/clock.ts";
import { createLog } from "../platform/log.ts";
import { inTransaction } from "../platform/transaction.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { testClock } from "../testing/test-clock.ts";
import { deleteOldPageChanges, openPageChanges, type PageChanges } from "./page-changes.ts";
import { pageChanges } from "./page-changes.table.ts";
import { eventually } from "../testing/eventually.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** Delivers nothing: what is read here was found by looking. */
const silentBus = {
  publishToOthers: vi.fn(),
  subscribe: () => () => {},
  onGap: () => {},
} as unknown as Bus;
const opened: PageChanges[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => {
  testClock.reset();
  for (const changes of opened.splice(0)) changes.close();
});
afterAll(() => database.close());

async function open(bus = silentBus) {
  const changes = await openPageChanges({ db: database.db, bus, clock: systemClock });
  opened.push(changes);
  const heard: string[] = [];
  changes.subscribe((tags) => void heard.push(...tags));
  changes.onGap(() => void heard.push("a gap"));
  return { ...changes, heard };
}
const add = (changes: PageChanges, ...tags: string[]) =>
  inTransaction(database.db, (tx) => changes.add(tx, tags));

/** A transaction that the test commits. */
async function begin(changes: PageChanges, ...tags: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const done = inTransaction(database.db, async (tx) => {
    await changes.add(tx, tags);
    written.resolve();
    await promise;
  });
  await written.promise;
  return async () => {
    resolve();
    await done;
  };
}

test("this instance hears of a change when it is committed, once, and the other one when it looks, once", async () => {
  const [here, there] = [await open(), await open()];
  const commit = await begin(here, "asha");
  await there.look();
  expect([here.heard, there.heard]).toEqual([[], []]);
  await commit();
  expect(here.heard).toEqual(["asha"]);
  for (const changes of [here, there, here, there]) await changes.look();
  expect([here.heard, there.heard]).toEqual([["asha"], ["asha"]]);
});

test("of two transactions at once, the one that began first and ended last is not missed", async () => {
  const [here, there] = [await open(), await open()];
  const commitSlow = await begin(here, "slow");
  const commitQuick = await begin(here, "quick");
  await commitQuick();
  await there.look();
  expect(there.heard).toEqual(["quick"]);
  await add(here, "later");
  await there.look();
  await commitSlow();
  await there.look();
  await there.look();
  expect(there.heard).toEqual(["quick", "later", "slow"]);
});

test("a change in a part of a transaction that is undone is none", async () => {
  const [here, there] = [await open(), await open()];
  await inTransaction(database.db, async (tx) => {
    await here.add(tx, ["whole"]);
    const part = inTransaction(tx, async (inner) => {
      await here.add(inner, ["part"]);
      throw new Error("undone");
    });
    await expect(part).rejects.toThrow("undone");
    await inTransaction(tx, (inner) => here.add(inner, ["second part"]));
  });
  await there.look();
  expect([here.heard, there.heard]).toEqual([
    ["whole", "second part"],
    ["whole", "second part"],
  ]);
});

test("what this instance wrote without learning that it was committed is read too", async () => {
  const here = await open();
  await database.db.insert(pageChanges).values({ tags: ["asha"], at: new Date() });
  await here.look();
  expect(here.heard).toEqual(["asha"]);
});

test("without any signal another instance looks within two seconds", async () => {
  const [here, there] = [await open(), await open()];
  await add(here, "asha");
  const began = performance.now();
  await eventually(() => expect(there.heard).toEqual(["asha"]));
  expect(performance.now() - began).toBeLessThan(5_000);
});

test("the signal comes after the commit, and then the other instance looks at once", async () => {
  const log = createLog("silent");
  const buses = [
    await createBus(database.url, undefined, log),
    await createBus(database.url, undefined, log),
  ] as const;
  const [here, there] = [await open(buses[0]), await open(buses[1])];
  const looks = vi.spyOn(database.db.$client, "query");
  const commit = await begin(here, "asha");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(there.heard).toEqual([]);
  await commit();
  await eventually(() => expect(there.heard).toEqual(["asha"]));
  looks.mockRestore();
  await Promise.all(buses.map((bus) => bus.close()));
});

test("who has not looked for longer than rows are kept takes everything for changed, and reads on from there", async () => {
  const [here, there] = [await open(), await open()];
  await add(here, "old");
  testClock.advance({ hours: 13 });
  await there.look();
  expect(there.heard).toEqual(["a gap"]);
  await add(here, "new");
  await there.look();
  expect(there.heard).toEqual(["a gap", "new"]);
});

test("too many changes at once are a gap, and are not read again", async () => {
  const there = await open();
  await database.db
    .insert(pageChanges)
    .values(Array.from({ length: 5_001 }, (_, n) => ({ tags: [`card:${n}`], at: new Date() })));
  await there.look();
  await there.look();
  expect(there.heard).toEqual(["a gap"]);
});

test("rows of a restored database, whose transactions are still to come here, are not read", async () => {
  const there = await open();
  await database.db
    .insert(pageChanges)
    .values({ transaction: "9000000000000", tags: ["elsewhere"], at: new Date() });
  await there.look();
  expect(there.heard).toEqual([]);
});

test("rows are deleted after a day", async () => {
  await database.db.delete(pageChanges);
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await database.db.insert(pageChanges).values([
    { tags: ["yesterday"], at: daysAgo(0.9) },
    { tags: ["before"], at: daysAgo(1.1) },
  ]);
  await deleteOldPageChanges(database.db, now);
  expect((await database.db.select().from(pageChanges)).map(({ tags }) => tags)).toEqual([["yesterday"]]);
});
