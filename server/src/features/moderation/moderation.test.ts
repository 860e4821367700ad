import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { MODERATION_TEXT } from "@cardplaza/contract/moderation/moderation-words";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { makeCard } from "../cards/card.fixtures.ts";
import { sendNotice } from "../notifications/notify.fixtures.ts";
import { reports } from "./moderation.table.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
});

const block = (as: Person, { member }: Person) => app.call("PUT", `/api/blocks/${member.id}`, { as });
const unblock = (as: Person, { member }: Person) => app.call("DELETE", `/api/blocks/${member.id}`, { as });
const blocked = async (as: Person) => (await app.call("GET", "/api/blocks", { as })).json.blocks;
const report = (as: Person | undefined, id: string, body: object) =>
  app.send("POST", `/api/business-cards/${id}/report`, { as, body });

describe("a block", () => {
  test("hides the cards of both from each other, and from nobody else", async () => {
    const [ashas, ravis] = [await makeCard(app, asha), await makeCard(app, ravi)];
    const seen = async (card: { _id: string }, as?: Person) =>
      (await app.call("GET", `/api/business-cards/${card._id}`, { as })).status;
    expect(await block(asha, ravi)).toMatchObject({ status: 200, json: { blocked: true } });
    expect((await block(asha, ravi)).status).toBe(200);
    expect([await seen(ashas, ravi), await seen(ravis, asha)]).toEqual([404, 404]);
    expect([
      await seen(ashas, asha),
      await seen(ashas),
      await seen(ashas, await app.signIn("Meera")),
    ]).toEqual([200, 200, 200]);
    expect(await blocked(asha)).toMatchObject([{ _id: ravi.member.id, name: "Ravi Kulkarni" }]);
    expect(await blocked(ravi)).toEqual([]);
  });

  test("stops notifications between them", async () => {
    await block(asha, ravi);
    expect(await sendNotice(app, asha.member, { by: ravi.member, sender: ravi.member })).toBe(false);
    expect(await sendNotice(app, ravi.member, { by: asha.member, sender: asha.member })).toBe(false);
  });

  test("can be removed only by the member who set it", async () => {
    await block(asha, ravi);
    expect((await unblock(ravi, asha)).status).toBe(200);
    expect(await blocked(asha)).toHaveLength(1);
    expect(await unblock(asha, ravi)).toMatchObject({ status: 200, json: { blocked: false } });
    expect(await blocked(asha)).toEqual([]);
  });

  test("is refused for oneself, an unknown member and visitors", async () => {
    expect(await block(asha, asha)).toMatchObject({
      status: 409,
      json: { message: MODERATION_TEXT.blockedSelf },
    });
    expect((await app.call("PUT", "/api/blocks/zzzzzzzzzzzzzzzzzzzz", { as: asha })).status).toBe(404);
    expect((await app.call("PUT", "/api/blocks/me", { as: asha })).status).toBe(400);
    expect((await app.call("PUT", `/api/blocks/${ravi.member.id}`)).status).toBe(401);
  });
});

describe("a report", () => {
  test("is saved once for each reporter", async () => {
    const card = await makeCard(app, asha);
    expect((await report(ravi, card._id, { reason: "Spam", details: "Says it is a bank" })).status).toBe(201);
    expect((await report(ravi, card._id, { reason: "Spam again" })).status).toBe(200);
    const saved = await app.db.select().from(reports).where(eq(reports.targetId, card._id));
    expect(saved).toMatchObject([
      { reporterId: ravi.member.id, targetType: "card", reason: "Spam", details: "Says it is a bank" },
    ]);
  });

  test("needs a reason, a sign-in and somebody else's card", async () => {
    const card = await makeCard(app, asha);
    expect((await report(ravi, card._id, {})).status).toBe(400);
    expect((await report(ravi, card._id, { reason: "x".repeat(121) })).status).toBe(400);
    expect((await report(ravi, card._id, { reason: "Spam", reporterId: asha.member.id })).status).toBe(400);
    expect((await report(undefined, card._id, { reason: "Spam" })).status).toBe(401);
    expect((await report(asha, card._id, { reason: "Spam" })).status).toBe(409);
    expect((await report(ravi, "zzzzzzzzzzzzzzzzzzzz", { reason: "Spam" })).status).toBe(404);
  });
});
