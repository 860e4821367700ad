import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import { OWN_CARD_TEXT } from "@cardplaza/contract/cards/own-card-words";
import { TEAM_TEXT } from "@cardplaza/contract/cards/team/team-cards";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../context.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { cards } from "./cards.table.ts";
import { makeCard, makeTeamCard } from "./card.fixtures.ts";
import { eraseDeletedCardsJob } from "./erase-deleted-cards.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
});

const remove = (as: Person, id: string, body?: object) =>
  app.call("DELETE", `/api/business-cards/${id}`, { as, body });
const restore = (as: Person, id: string) =>
  app.call("POST", `/api/business-cards/${id}/restore`, { as, body: {} });
const duplicate = (as: Person, id: string) =>
  app.call("POST", `/api/business-cards/${id}/duplicate`, { as, body: {} });
const show = (id: string, as?: Person) => app.call("GET", `/api/business-cards/${id}`, { as });
const listed = async (as: Person) => (await app.call("GET", "/api/business-cards", { as })).json;
const deleted = async (as: Person) =>
  (await app.call("GET", "/api/business-cards/deleted", { as })).json.cards;
const deletedDaysAgo = (id: string, days: number) =>
  app.db
    .update(cards)
    .set({ deletedAt: new Date(Date.now() - days * DAY_MS) })
    .where(eq(cards.id, id));

async function erase() {
  const context: JobContext = { ...app.services, now: new Date() };
  await eraseDeletedCardsJob.run(context, {}, new AbortController().signal);
}

describe("deleting a card", () => {
  test("removes it from every list, and its links say that it is gone", async () => {
    const card = await makeCard(app, asha);
    const { status, text } = await remove(asha, card._id);
    expect([status, text]).toEqual([204, ""]);
    expect(await listed(asha)).toEqual([]);
    for (const as of [asha, ravi, undefined]) {
      expect(await show(card._id, as)).toMatchObject({
        status: 410,
        json: { code: "GONE", message: CARD_TEXT.gone },
      });
    }
    expect(await deleted(asha)).toMatchObject([{ _id: card._id, name: "Asha Menon", isTeam: false }]);
    expect(await deleted(ravi)).toEqual([]);
    expect((await remove(asha, card._id)).status).toBe(404);
  });

  test("can name another own card as its successor", async () => {
    const [old, next] = [await makeCard(app, asha), await makeCard(app, asha, { name: "Asha Nair" })];
    expect((await remove(asha, old._id, { successorId: next._id })).status).toBe(204);
    expect((await show(old._id)).json.successor).toEqual({ slug: next.slug, name: "Asha Nair" });
    await remove(asha, next._id);
    expect((await show(old._id)).json).not.toHaveProperty("successor");
  });

  test("cannot name Ravi's card, itself or none", async () => {
    const [card, ravis] = [await makeCard(app, asha), await makeCard(app, ravi)];
    for (const successorId of [ravis._id, card._id, "zzzzzzzzzzzzzzzzzzzz"]) {
      expect(await remove(asha, card._id, { successorId })).toMatchObject({
        status: 400,
        json: { fields: { successorId: OWN_CARD_TEXT.badSuccessor } },
      });
    }
    expect((await show(card._id)).status).toBe(200);
  });

  test("makes the oldest remaining card the main one", async () => {
    const [first, second, third] = [
      await makeCard(app, asha),
      await makeCard(app, asha),
      await makeCard(app, asha),
    ];
    await remove(asha, first._id);
    expect(await listed(asha)).toMatchObject([
      { _id: second._id, type: "personal", isOwner: true },
      { _id: third._id, type: "business", isOwner: false },
    ]);
    expect((await app.call("GET", "/api/user-profile", { as: asha })).json.cardId).toBe(second._id);
  });

  test("is not for Ravi, nor for visitors", async () => {
    const card = await makeCard(app, asha);
    expect((await remove(ravi, card._id)).status).toBe(404);
    expect((await app.call("DELETE", `/api/business-cards/${card._id}`)).status).toBe(401);
    expect((await show(card._id)).status).toBe(200);
  });
});

describe("restoring it", () => {
  test("returns the card as it was, for 30 days", async () => {
    const card = await makeCard(app, asha);
    await remove(asha, card._id);
    await deletedDaysAgo(card._id, 29);
    const { status, json } = await restore(asha, card._id);
    expect([status, json]).toEqual([
      200,
      { ...card, updated_at: json.updated_at, version: card.version + 2 },
    ]);
    expect((await show(card._id)).status).toBe(200);
    expect(await deleted(asha)).toEqual([]);
  });

  test("is too late after 30 days, even before the nightly job", async () => {
    const card = await makeCard(app, asha);
    await remove(asha, card._id);
    await deletedDaysAgo(card._id, 31);
    expect(await deleted(asha)).toEqual([]);
    expect((await restore(asha, card._id)).status).toBe(404);
  });

  test("is not for Ravi, and not for a card that is not deleted", async () => {
    const card = await makeCard(app, asha);
    expect((await restore(asha, card._id)).status).toBe(404);
    await remove(asha, card._id);
    expect((await restore(ravi, card._id)).status).toBe(404);
    expect((await show(card._id)).status).toBe(410);
  });

  test("of a team card needs room within the limit", async () => {
    const team = [
      await makeTeamCard(app, asha),
      await makeTeamCard(app, asha),
      await makeTeamCard(app, asha),
    ];
    const first = team[0]!;
    await remove(asha, first._id);
    const fourth = await makeTeamCard(app, asha);
    expect(await restore(asha, first._id)).toMatchObject({
      status: 403,
      json: { code: "LIMIT_REACHED", message: TEAM_TEXT.limit },
    });
    await remove(asha, fourth._id);
    expect((await restore(asha, first._id)).status).toBe(200);
  });
});

describe("every night", () => {
  test("cards that cannot be restored any more are erased, and their links still say that they are gone", async () => {
    const [old, fresh] = [
      await makeCard(app, asha, { address: "4 Koregaon Park" }),
      await makeCard(app, asha, { address: "5 Koregaon Park" }),
    ];
    for (const { _id } of [old, fresh]) await remove(asha, _id);
    await deletedDaysAgo(old._id, 31);
    await erase();
    await erase();
    const rowOf = async (id: string) => (await app.db.select().from(cards).where(eq(cards.id, id)))[0];
    expect(await rowOf(old._id)).toMatchObject({
      name: "Asha Menon",
      phone: "",
      address: "",
      wipedAt: expect.any(Date),
    });
    expect(await rowOf(fresh._id)).toMatchObject({ address: "5 Koregaon Park", wipedAt: null });
    expect((await show(old._id)).status).toBe(410);
    expect((await restore(asha, fresh._id)).json.address).toBe("5 Koregaon Park");
  });
});

describe("a copy", () => {
  test("has the same contents under a new id", async () => {
    const card = await makeCard(app, asha, { services: ["Consultation"], address: "Pune" });
    const { status, json } = await duplicate(asha, card._id);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      name: "Asha Menon",
      services: ["Consultation"],
      address: "Pune",
      type: "business",
      views: 0,
    });
    expect(json._id).not.toBe(card._id);
    expect(await listed(asha)).toHaveLength(2);
  });

  test("of Ravi's card is refused", async () => {
    const ravis = await makeCard(app, ravi);
    expect((await duplicate(asha, ravis._id)).status).toBe(404);
    expect(await listed(asha)).toEqual([]);
  });

  test("of a team card counts within the limit too", async () => {
    const team = await makeTeamCard(app, asha);
    for (const expected of [201, 201, 403]) expect((await duplicate(asha, team._id)).status).toBe(expected);
  });
});
