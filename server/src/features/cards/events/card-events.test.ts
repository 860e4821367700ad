import { asc, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeCard } from "../card.fixtures.ts";
import { newId } from "../../../platform/ids.ts";
import { sharedTestApp, startTestApp, type Person, type TestApp } from "../../../testing/test-app.ts";
import { cardDays, cardEvents, cardVisits } from "./card-events.table.ts";
import { viewsOf } from "./card-event-queries.ts";
import { addCard, CHROME, GOOGLEBOT, HEADLESS, IPHONE, visit } from "./visits.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let card: string;

beforeAll(async () => {
  asha = await app.signIn("Asha");
  ravi = await app.signIn("Ravi");
});
beforeEach(async () => {
  card = await addCard(app.db, asha.member.id);
});

const view = (more: object = {}, options = {}) => visit(app, { cardId: card, ...more }, options);
const views = async () => (await viewsOf(app.db, [card])).get(card);
const events = (cardId = card) =>
  app.db.select().from(cardEvents).where(eq(cardEvents.cardId, cardId)).orderBy(asc(cardEvents.at));
const days = async () =>
  (await app.db.select().from(cardDays).where(eq(cardDays.cardId, card))).map(
    ({ type, channel, source, count }) => `${source} ${type} ${channel} ${count}`,
  );

describe("a view", () => {
  test("counts once per visitor and hour", async () => {
    expect([await view(), await view(), await view({ channel: "shared" })]).toEqual([204, 204, 204]);
    expect(await views()).toBe(1);
    expect(await events()).toHaveLength(1);

    // An hour later.
    await app.db.update(cardVisits).set({ hour: sql`${cardVisits.hour} - interval '1 hour'` });
    await view();
    expect(await views()).toBe(2);
  });

  test("by another visitor counts as well", async () => {
    await view();
    await view({ userAgent: IPHONE });
    expect(await views()).toBe(2);
    expect(new Set((await events()).map(({ visitor }) => visitor)).size).toBe(2);
  });

  test("of one card is independent of the visitor's view of another", async () => {
    const other = await addCard(app.db, ravi.member.id);
    await view();
    await view({ cardId: other });
    expect(await viewsOf(app.db, [card, other])).toEqual(new Map([card, other].map((id) => [id, 1])));
  });

  test("sent twenty times at once counts once", async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => view()));
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(await days()).toEqual(["person view link 1"]);
    expect(await events()).toHaveLength(1);
  });

  test("by the signed-in owner is counted separately, and a colleague at the same computer still counts", async () => {
    await view({}, { as: asha });
    expect(await views()).toBe(0);
    await view({}, { as: ravi });
    expect(await views()).toBe(1);
    expect((await days()).sort()).toEqual(["owner view link 1", "person view link 1"]);
  });

  test("by the member who claimed a team card is the owner's too", async () => {
    const team = await addCard(app.db, asha.member.id, { kind: "team", holderId: ravi.member.id });
    await view({ cardId: team }, { as: ravi });
    expect((await events(team)).map(({ source }) => source)).toEqual(["owner"]);
  });

  test.each([GOOGLEBOT, HEADLESS, "curl/8.5.0", "WhatsApp/2.24", ""])(
    "by the bot %j is kept apart",
    async (userAgent) => {
      await view({ userAgent });
      expect(await views()).toBe(0);
      expect(await days()).toEqual(["bot view link 1"]);
    },
  );
});

describe("other events", () => {
  test("count each time, by type and channel", async () => {
    await view({ type: "click", linkKey: "phone" });
    await view({ type: "click", linkKey: "website" });
    await view({ type: "share", channel: "shared" });
    await view({ type: "scan", qrCode: "abc2345" });
    expect((await days()).sort()).toEqual([
      "person click link 2",
      "person scan qr 1",
      "person share shared 1",
    ]);
    expect((await events()).map(({ linkKey }) => linkKey)).toEqual(["phone", "website", null, null]);
    expect(await views()).toBe(0);
  });
});

describe("a visitor's facts are", () => {
  test("country, device and the site before ours", async () => {
    const headers = { "x-page-referrer": "https://www.linkedin.com/in/somebody?token=secret" };
    await view({ userAgent: IPHONE, timezone: "Asia/Calcutta" }, { headers });
    expect((await events())[0]).toMatchObject({
      country: "IN",
      device: "phone",
      referrer: "linkedin.com",
      source: "person",
    });
  });

  test("no site if the page says that there is none, whatever the browser adds", async () => {
    await view({}, { headers: { "x-page-referrer": "", referer: "https://www.linkedin.com/" } });
    await view({ type: "share" }, { headers: { "x-page-referrer": "null" } });
    expect((await events()).map(({ referrer }) => referrer)).toEqual([null, null]);
  });

  test("no country from an invalid zone, and no referrer from our own pages", async () => {
    await view({ timezone: "Mars/Olympus" }, { headers: { referer: `${app.services.origin}/card/asha` } });
    expect((await events())[0]).toMatchObject({ country: null, device: "desktop", referrer: null });
  });

  test("nothing personal: neither address nor browser is in any table, and no cookie is set", async () => {
    const address = "203.0.113.77";
    const behindProxy = await startTestApp({ settings: { TRUST_PROXY: "1" } });
    const meera = await behindProxy.signIn("Meera");
    const cardId = await addCard(behindProxy.db, meera.member.id);
    const response = await behindProxy.call("POST", "/api/card-events", {
      body: { cardId, type: "view", timezone: "Asia/Kolkata" },
      headers: { "user-agent": IPHONE, "x-forwarded-for": address },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("set-cookie")).toBeNull();
    const all = await everything(behindProxy);
    await behindProxy.stop();
    expect(all).toContain(cardId);
    for (const secret of [address, "203.0.113", IPHONE, "iPhone OS"]) expect(all).not.toContain(secret);
  });
});

describe("nothing is stored", () => {
  test("for a card that never existed", async () => {
    const unknown = newId();
    expect(await view({ cardId: unknown })).toBe(204);
    expect(await view({ cardId: unknown, type: "share" })).toBe(204);
    expect(await events(unknown)).toEqual([]);
    expect(await app.db.$count(cardVisits, eq(cardVisits.cardId, unknown))).toBe(0);
    expect(await app.db.$count(cardDays, eq(cardDays.cardId, unknown))).toBe(0);
  });

  test("for a deleted card, with the same response", async () => {
    const deleted = await addCard(app.db, asha.member.id, { deletedAt: new Date() });
    expect(await view({ cardId: deleted })).toBe(204);
    expect(await events(deleted)).toEqual([]);
  });

  test("once its owner has deleted it, though it was counted a moment before", async () => {
    const cardId = (await makeCard(app, ravi))._id;
    await view({ cardId });
    await app.call("DELETE", `/api/business-cards/${cardId}`, { as: ravi, body: {} });
    // Instances notify each other of the deletion, which takes a moment.
    const sharesMore = async () => {
      const before = (await events(cardId)).length;
      await view({ cardId, type: "share" });
      return (await events(cardId)).length > before;
    };
    await expect.poll(sharesMore).toBe(false);
    expect(await viewsOf(app.db, [cardId])).toEqual(new Map([[cardId, 1]]));
  });

  test.each([
    { type: "like" },
    { cardId: "x" },
    { channel: "post" },
    { linkKey: "__proto__" },
    { qrCode: ["a"] },
    { timezone: "x".repeat(61) },
    { views: 100 },
    { at: "2020-01-01" },
    { source: "person" },
  ])("for wrong input %j", async (wrong) => {
    expect(await view({ type: "share", ...wrong })).toBe(400);
    expect(await events()).toEqual([]);
  });

  test("beyond the limit of one address for one card", async () => {
    const strict = await startTestApp({ settings: { RATE_LIMIT_FACTOR: "0.02" } });
    const cardId = await addCard(strict.db, (await strict.signIn("Meera")).member.id);
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push(await visit(strict, { cardId, type: "share" }));
    const other = await visit(strict, { cardId: newId(), type: "share" });
    await strict.stop();
    expect([...statuses, other]).toEqual([204, 204, 429, 429, 204]);
  });
});

describe("channels", () => {
  const channels = (as?: Person) => app.call("GET", `/api/business-cards/${card}/channels`, { as });

  test("show the owner how people reached the card", async () => {
    await view({ userAgent: `${CHROME} 1` });
    await view({ userAgent: `${CHROME} 2`, channel: "qr" });
    await view({ userAgent: `${CHROME} 3`, channel: "shared" });
    await view({ userAgent: `${CHROME} 4`, channel: "shared" });
    await view({ userAgent: `${CHROME} 5`, channel: "saved" });
    await view({ userAgent: GOOGLEBOT });
    await view({ type: "share" });
    expect((await channels(asha)).json).toEqual({ link: 2, shared: 2, saved: 1, total: 5 });
  });

  test("are empty at first", async () => {
    expect((await channels(asha)).json).toEqual({ link: 0, shared: 0, saved: 0, total: 0 });
  });

  test("are private", async () => {
    expect((await channels(ravi)).status).toBe(404);
    expect((await channels()).status).toBe(401);
  });
});

/** Every row of every table, as text. */
async function everything({ db }: TestApp): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  let text = "";
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ row: string }>(sql.raw(`select t::text as row from ${name} t`));
    text += rows.map(({ row }) => row).join("\n");
  }
  return text;
}
