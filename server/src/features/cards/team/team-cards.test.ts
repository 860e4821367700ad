import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import { OWN_CARD_TEXT } from "@cardplaza/contract/cards/own-card-words";
import { TEAM_TEXT } from "@cardplaza/contract/cards/team/team-cards";
import { messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { cards } from "../cards.table.ts";
import { COMPLETE, makeCard, makeTeamCard } from "../card.fixtures.ts";
import { listOf } from "../../notifications/notify.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let someone = 0;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
});

const create = (as: Person, body: object = {}) =>
  app.call("POST", "/api/team-card", { as, body: { name: "Meera Iyer", ...COMPLETE, ...body } });
const invite = (as: Person, id: string, email: string) =>
  app.call("POST", `/api/team-card/${id}/invite`, { as, body: { email } });
const claim = (as: Person, code: string) => app.call("POST", "/api/team-card/claim", { as, body: { code } });
const list = async (as: Person) => (await app.call("GET", "/api/team-card", { as })).json;
const newAddress = () => `member${++someone}@team.example`;

/** Invites, and reads the code from the mail. */
async function codeFor(card: { _id: string }, email = newAddress()): Promise<string> {
  expect((await invite(asha, card._id, email)).status).toBe(200);
  const { text } = await newestMessage(app, email);
  return /\/team-cards\?invite=([\w-]+)/.exec(text)?.[1] as string;
}

describe("creating team cards", () => {
  test("names the owner, and is not among their own cards", async () => {
    const own = await makeCard(app, asha);
    const { status, json } = await create(asha);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      type: "team",
      name: "Meera Iyer",
      user_id: { _id: asha.member.id, name: "Asha Menon" },
      isOwner: true,
      invite: { state: "none", email: "", expiresAt: null },
    });
    expect(await list(asha)).toMatchObject([{ _id: json._id, isOwner: false, views: 0 }]);
    expect(await list(ravi)).toEqual([]);
    const listed = (await app.call("GET", "/api/business-cards", { as: asha })).json;
    expect(listed.map((card: { _id: string }) => card._id)).toEqual([own._id]);
    const { notifications } = await listOf(app, asha);
    expect(notifications[0]).toMatchObject({ type: "card_created", targetUrl: `/team-card/${json.slug}` });
  });

  test("is public by its share link, which other cards do not have", async () => {
    const [own, team] = [await makeCard(app, asha), await makeTeamCard(app, asha)];
    const bySlug = (slug: string) => app.call("GET", `/api/team-card/slug/${slug}`);
    const { json } = await bySlug(team.slug);
    expect(json).toMatchObject({ _id: team._id, user_id: { name: "Asha Menon" }, isOwner: false });
    expect(json).not.toHaveProperty("invite");
    expect((await app.call("GET", `/api/business-cards/slug/${team.slug}`)).status).toBe(200);
    expect(await bySlug(own.slug)).toMatchObject({ status: 404, json: { message: CARD_TEXT.notFound } });
  });

  test("the fourth on the free plan is refused, and deleting one makes room", async () => {
    const [first] = [
      await makeTeamCard(app, asha),
      await makeTeamCard(app, asha),
      await makeTeamCard(app, asha),
    ];
    expect(await create(asha)).toMatchObject({
      status: 403,
      json: { code: "LIMIT_REACHED", message: TEAM_TEXT.limit },
    });
    expect((await app.call("DELETE", `/api/team-card/${first._id}`, { as: asha })).status).toBe(204);
    expect((await create(asha)).status).toBe(201);
  });

  test("twenty at once create exactly three", async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => create(asha)));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      ...Array<number>(3).fill(201),
      ...Array<number>(17).fill(403),
    ]);
    expect(await app.db.$count(cards, eq(cards.ownerId, asha.member.id))).toBe(3);
  });

  test("with the premium plan there is no limit, and after it all stay", async () => {
    const farah = await app.signIn("Farah Siddiqui", { premium: true });
    for (let made = 0; made < 5; made++) await makeTeamCard(app, farah);
    expect(await list(farah)).toHaveLength(5);
  });

  test("wrong input and planted fields are refused", async () => {
    for (const wrong of [
      { inviteEmail: "nobody" },
      { holderId: ravi.member.id },
      { name: "" },
      { website: "javascript:1" },
    ]) {
      const { status, json } = await create(asha, wrong);
      expect([status, Object.keys(json.fields)]).toEqual([400, Object.keys(wrong)]);
    }
    expect(await list(asha)).toEqual([]);
    expect((await app.call("POST", "/api/team-card", { body: { name: "x" } })).status).toBe(401);
  });
});

describe("changing them", () => {
  test("is for the owner; Ravi finds nothing", async () => {
    const card = await makeTeamCard(app, asha);
    const path = `/api/team-card/${card._id}`;
    const { status, json } = await app.call("PATCH", path, { as: asha, body: { role: "Head of design" } });
    expect([status, json.role, json.invite.state]).toEqual([200, "Head of design", "none"]);
    for (const [method, body] of [["GET"], ["PATCH", { role: "x" }], ["DELETE"]] as const) {
      expect((await app.call(method, path, { as: ravi, body })).status).toBe(404);
    }
    expect((await invite(ravi, card._id, "x@team.example")).status).toBe(404);
    expect((await app.call("GET", path, { as: asha })).json).toMatchObject({ role: "Head of design" });
  });

  test("does not reach cards of another kind", async () => {
    const own = await makeCard(app, asha);
    for (const [method, body] of [["GET"], ["PATCH", { role: "x" }], ["DELETE"]] as const) {
      expect((await app.call(method, `/api/team-card/${own._id}`, { as: asha, body })).status).toBe(404);
    }
    expect((await invite(asha, own._id, "x@team.example")).status).toBe(404);
  });
});

describe("an invitation", () => {
  test("names the inviter and their business, and can be sent with the new card", async () => {
    const email = newAddress();
    const { json } = await create(ravi, { company: "Rao & Sons", inviteEmail: email.toUpperCase() });
    expect(json.invite).toMatchObject({ state: "sent", email });
    const mail = await newestMessage(app, email);
    const heading = `${ravi.member.name} of Rao & Sons made a business card for you`;
    expect(mail.subject).toBe(`${heading} on Cardplaza`);
    expect(mail.text).toContain(heading);
    expect(mail.html).toContain(heading.replace("&", "&amp;"));
    expect(mail.text).toContain("/team-cards?invite=");
    expect(mail.text).toContain("Unsubscribe");
  });

  test("makes a sender's name harmless and contains no other text of theirs", async () => {
    const email = newAddress();
    const mallory = await app.signIn("Click http://evil.example now");
    await makeCard(app, mallory, { company: "<b>Evil</b> 98220 12345" });
    await create(mallory, { name: "Win a phone", shortDescription: "Pay today", inviteEmail: email });
    const mail = await newestMessage(app, email);
    expect(mail.subject).toContain("Click http evil. example now of b Evil b made a business card");
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/evil\.example|<b>|98220|Win a|Pay today/i);
  });

  test("reaches one address three times a day at most, over all inviters", async () => {
    const email = newAddress();
    const [card, ravis] = [await makeTeamCard(app, asha), await makeTeamCard(app, ravi)];
    expect((await invite(asha, card._id, email)).status).toBe(200);
    expect((await invite(ravi, ravis._id, email)).status).toBe(200);
    expect((await invite(ravi, card._id, email)).status).toBe(404);
    expect((await invite(asha, card._id, email)).status).toBe(200);
    const fourth = await invite(ravi, ravis._id, email);
    expect(fourth).toMatchObject({ status: 429, json: { message: TEAM_TEXT.tooManyInvites } });
    expect(Number(fourth.headers.get("retry-after"))).toBeGreaterThan(0);
    await newestMessage(app, email, 3);
    expect(await messagesTo(app, email)).toHaveLength(3);
  });

  test("gives the card to the member, who may then edit it; its owner still sees it", async () => {
    const card = await makeTeamCard(app, asha);
    const code = await codeFor(card);
    const asked = (as?: Person) => app.call("GET", `/api/team-card/invite?code=${code}`, { as });
    for (const somebody of [ravi, undefined])
      expect(await asked(somebody)).toMatchObject({
        status: 200,
        json: { _id: card._id, user_id: { name: "Asha Menon" }, isOwner: false },
      });
    expect(await asked(asha)).toMatchObject({ status: 409, json: { message: TEAM_TEXT.ownInvite } });
    const { status, json } = await claim(ravi, code);
    expect([status, json._id, json.isOwner]).toEqual([200, card._id, true]);
    for (const somebody of [ravi, undefined])
      expect(await asked(somebody)).toMatchObject({ status: 400, json: { message: TEAM_TEXT.badInvite } });
    expect(await list(ravi)).toMatchObject([{ _id: card._id, user_id: { _id: asha.member.id } }]);
    expect((await list(ravi))[0]).not.toHaveProperty("invite");
    expect(await list(asha)).toMatchObject([{ _id: card._id, invite: { state: "claimed" } }]);
    const path = `/api/business-cards/${card._id}`;
    expect((await app.call("PATCH", path, { as: ravi, body: { role: "Partner" } })).json.role).toBe(
      "Partner",
    );
    expect((await app.call("PATCH", path, { as: asha, body: { company: "Menon & Co" } })).json.role).toBe(
      "Partner",
    );
    expect(await app.call("DELETE", path, { as: ravi })).toMatchObject({
      status: 403,
      json: { message: OWN_CARD_TEXT.holderCannotDelete },
    });
    expect(await invite(asha, card._id, newAddress())).toMatchObject({ status: 409 });
    expect((await listOf(app, asha)).notifications[0]).toMatchObject({
      type: "request_accepted",
      senderId: { name: "Ravi Kulkarni" },
    });
  });

  test("works once, also when twenty open it at once", async () => {
    const card = await makeTeamCard(app, asha);
    const code = await codeFor(card);
    const people = await Promise.all(Array.from({ length: 20 }, (_, at) => app.signIn(`Guest ${at}`)));
    const responses = await Promise.all(people.map((person) => claim(person, code)));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(19).fill(400),
    ]);
    expect(await claim(ravi, code)).toMatchObject({
      status: 400,
      json: { fields: { code: TEAM_TEXT.badInvite } },
    });
  });

  test("ends after 14 days, with a newer one, and with the card", async () => {
    const card = await makeTeamCard(app, asha);
    const old = await codeFor(card);
    const next = await codeFor(card);
    expect((await claim(ravi, old)).status).toBe(400);
    app.clock.advance({ days: 14 });
    expect((await claim(ravi, next)).status).toBe(400);
    const last = await codeFor(card);
    await app.call("DELETE", `/api/team-card/${card._id}`, { as: asha });
    expect((await claim(ravi, last)).status).toBe(400);
    expect((await claim(ravi, "guessed")).status).toBe(400);
  });

  test("is not for its owner, who does not use it up", async () => {
    const card = await makeTeamCard(app, asha);
    const code = await codeFor(card);
    expect(await claim(asha, code)).toMatchObject({ status: 409, json: { message: TEAM_TEXT.ownInvite } });
    expect((await claim(ravi, code)).status).toBe(200);
  });
});
