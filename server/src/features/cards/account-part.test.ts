import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { join, PASSWORD } from "../accounts/sign-in.fixtures.ts";
import { leads } from "../leads/leads.table.ts";
import { cards } from "./cards.table.ts";
import { makeCard, makeTeamCard } from "./card.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
});

const erase = ({ member }: Person) =>
  inTransaction(app.db, async (tx) => {
    for (const part of app.services.registry.accountParts)
      await part.erase({ ...app.services, now: new Date() }, tx, member.id);
  });
const hold = (card: { _id: string }, { member }: Person) =>
  app.db.update(cards).set({ holderId: member.id }).where(eq(cards.id, card._id));
const exported = (kind: string, { member }: Person) => {
  const read = app.services.registry.accountParts.map(({ kinds }) => kinds[kind]).find(Boolean);
  return read?.(app.db, member.id);
};

describe("an export", () => {
  test("has the member's own cards, those made for others and those claimed", async () => {
    const [own, made, held] = [
      await makeCard(app, asha),
      await makeTeamCard(app, asha),
      await makeTeamCard(app, ravi),
    ];
    await hold(held, asha);
    expect(await exported("cards", asha)).toMatchObject([
      { id: own._id, madeByMe: true, takenOver: false },
      { id: made._id, madeByMe: true },
      { id: held._id, madeByMe: false, takenOver: true },
    ]);
  });
});

describe("leaving", () => {
  test("hides the card at once, even if it was cached", async () => {
    const meera = await join(app, "Meera");
    const { slug } = await makeCard(app, meera);
    const seen = async () => (await app.call("GET", `/api/business-cards/slug/${slug}`)).status;
    expect(await seen()).toBe(200);
    const body = { password: PASSWORD, confirm: "DELETE" };
    expect((await app.send("POST", "/api/account/delete", { as: meera, body })).status).toBe(200);
    expect(await seen()).toBe(404);
  });
});

describe("an erasure", () => {
  test("removes the cards and what came through them, and what was written to others", async () => {
    const [ashas, ravis] = [await makeCard(app, asha), await makeCard(app, ravi)];
    const message = { name: "Somebody", email: "somebody@example.com", message: "Hello" };
    await app.call("POST", "/api/leads", { as: ravi, body: { cardId: ashas._id, ...message } });
    await app.call("POST", "/api/leads", { as: asha, body: { cardId: ravis._id, ...message } });
    await erase(asha);
    await erase(asha);
    expect(
      await app.db
        .select({ id: cards.id })
        .from(cards)
        .where(inArray(cards.id, [ashas._id, ravis._id])),
    ).toEqual([{ id: ravis._id }]);
    expect((await app.call("GET", `/api/business-cards/${ashas._id}`)).status).toBe(404);
    expect(
      await app.db
        .select()
        .from(leads)
        .where(inArray(leads.cardId, [ashas._id, ravis._id])),
    ).toMatchObject([
      { ownerId: ravi.member.id, senderId: null, name: "A former member", email: "", message: "" },
    ]);
  });

  test("of the owner of a team card leaves the card to the member who claimed it", async () => {
    const [claimed, unclaimed] = [await makeTeamCard(app, asha), await makeTeamCard(app, asha)];
    await hold(claimed, ravi);
    await erase(asha);
    expect((await app.call("GET", "/api/business-cards", { as: ravi })).json).toMatchObject([
      { _id: claimed._id, type: "personal", user_id: ravi.member.id },
    ]);
    expect((await app.call("GET", `/api/business-cards/${unclaimed._id}`)).status).toBe(404);
  });

  test("of the holder takes the card down, and its owner may restore it", async () => {
    const card = await makeTeamCard(app, asha);
    await hold(card, ravi);
    await erase(ravi);
    expect((await app.call("GET", `/api/business-cards/${card._id}`)).status).toBe(410);
    expect(
      (await app.call("POST", `/api/business-cards/${card._id}/restore`, { as: asha, body: {} })).status,
    ).toBe(200);
  });
});
