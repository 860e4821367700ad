import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { LEAD_TEXT } from "@cardplaza/contract/leads/lead-words";
import { newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp, startTestApp, type Person } from "../../testing/test-app.ts";
import { makeCard, makeTeamCard } from "../cards/card.fixtures.ts";
import { cards } from "../cards/cards.table.ts";
import { noticesOfType } from "../notifications/notify.fixtures.ts";
import { leads } from "./leads.table.ts";

type CardJson = Awaited<ReturnType<typeof makeCard>>;
const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let card: CardJson;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  card = await makeCard(app, asha);
});

const FORM = { name: "Ravi Kulkarni", email: "ravi@kulkarni.example", message: "A kitchen, please." };
const write = (as: Person | undefined, more: object = {}) =>
  app.call("POST", "/api/leads", { as, body: { cardId: card._id, ...FORM, ...more } });
const send = (as: Person, id: string = card._id, body: object = {}) =>
  app.call("POST", `/api/business-cards/${id}/send`, { as, body });
const leadsOf = ({ member }: Person) => app.db.select().from(leads).where(eq(leads.ownerId, member.id));
const notices = (as: Person, type: string) => noticesOfType(app, as, type);

describe("the contact form", () => {
  test("creates a lead, notifies the owner and mails them at once, with the sender to reply to", async () => {
    const { status, json } = await write(ravi);
    expect(status).toBe(201);
    expect(json.lead).toMatchObject({
      ...FORM,
      followUpStatus: "pending",
      source: "form",
      cardId: { _id: card._id, name: "Asha Menon", company: "Menon Interiors" },
    });
    expect(await notices(asha, "contact_attempt")).toMatchObject([
      {
        message:
          "Ravi Kulkarni wrote to you through your card. “A kitchen, please.” We also sent it to your e-mail.",
        senderId: { _id: ravi.member.id },
        targetUrl: `/business-cards?section=my-leads&lead=${json.lead._id}`,
      },
    ]);
    const mail = await newestMessage(app, asha.member.email as string, 1, /wrote to you/);
    expect(mail.text).toContain("Your reply goes to Ravi Kulkarni's e-mail.");
  });

  test("mails the whole message with name, e-mail and phone to an owner on the free plan", async () => {
    const message = "A kitchen, please.\n\nLook at https://evil.example.com/x or www.evil.example.com first.";
    const phone = "098220 12345";
    const { json } = await write(ravi, { message, phone });
    expect(json.lead.phone).toBe("+919822012345");
    const mail = await newestMessage(app, asha.member.email as string, 1, /A kitchen/);
    expect(mail.text).toContain("Name: Ravi Kulkarni\nE-mail: ravi@kulkarni.example\nPhone: +919822012345");
    expect(mail.text).not.toMatch(/(https?:\/\/|www\.)evil/);
    expect(mail.html).not.toMatch(/(https?:\/\/|www\.)evil/);
  });

  test.each([
    ["", ""],
    ["  ", ""],
    ["98220 12345", "+919822012345"],
    ["080 4123 4567", "+918041234567"],
    ["1800 22 33 44", "+911800223344"],
    ["+44 20 7946 0958", "+442079460958"],
    ["0000000000", "0000000000"],
  ])("takes the phone %j", async (phone, saved) => {
    const { status, json } = await write(ravi, { phone });
    expect([status, json.lead.phone]).toEqual([201, saved]);
    expect(await leadsOf(asha)).toMatchObject([{ phone: saved }]);
  });

  test("names an invalid phone number at its field, and saves nothing", async () => {
    for (const phone of ["call me", "12", "9".repeat(41)]) {
      const { status, json } = await write(ravi, { phone });
      expect([status, Object.keys(json.fields)]).toEqual([400, ["phone"]]);
    }
    expect(await leadsOf(asha)).toEqual([]);
  });

  test("treats the same text within ten minutes as the same lead", async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => write(ravi)));
    expect(new Set(responses.map(({ json }) => json.lead._id)).size).toBe(1);
    expect(await leadsOf(asha)).toHaveLength(1);
    expect(await notices(asha, "contact_attempt")).toHaveLength(1);
    app.clock.advance({ minutes: 11 });
    expect((await write(ravi)).json.lead._id).not.toBe(responses[0]?.json.lead._id);
  });

  test("takes five a day from one person on one card", async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, at) => write(ravi, { message: `Wish ${at}` })),
    );
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      201, 201, 201, 201, 201, 429, 429, 429,
    ]);
    const refused = responses.find(({ status }) => status === 429);
    expect(refused?.json.message).toBe(LEAD_TEXT.tooMany);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(86_000);
    const meera = await app.signIn("Meera Iyer");
    expect((await write(meera)).status).toBe(201);
  });

  test("is not for the owner, and not if it is switched off", async () => {
    expect(await write(asha)).toMatchObject({ status: 403, json: { message: LEAD_TEXT.ownCard } });
    await app.call("PATCH", `/api/business-cards/${card._id}`, {
      as: asha,
      body: { contactFormEnabled: false },
    });
    expect(await write(ravi)).toMatchObject({ status: 403, json: { message: LEAD_TEXT.formOff } });
    expect(await leadsOf(asha)).toEqual([]);
  });

  test("finds neither a card that does not exist nor one of a member who blocked the sender", async () => {
    expect((await write(ravi, { cardId: "zzzzzzzzzzzzzzzzzzzz" })).status).toBe(404);
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: asha });
    expect((await write(ravi)).status).toBe(404);
    await app.call("DELETE", `/api/business-cards/${card._id}`, { as: asha });
    expect((await write(await app.signIn("Meera"))).status).toBe(410);
  });

  test.each([
    ["name", ""],
    ["email", "ravi"],
    ["message", ""],
    ["message", "m".repeat(2001)],
    ["source", "exchange"],
    ["followUpStatus", "completed"],
    ["ownerId", "x"],
    ["senderId", "x"],
  ])("refuses a wrong or planted %s", async (field, value) => {
    const { status, json } = await write(ravi, { [field]: value });
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
  });

  test("makes markup and line ends harmless", async () => {
    const { json } = await write(ravi, {
      name: "Ravi\r\nBcc: all@example.com",
      message: "</script><b>x</b>",
    });
    expect(json.lead).toMatchObject({ name: "Ravi Bcc: all@example.com", message: "</script><b>x</b>" });
  });

  test("gives the lead to the member who claimed a team card", async () => {
    const team = await makeTeamCard(app, asha);
    const meera = await app.signIn("Meera Iyer");
    await app.db.update(cards).set({ holderId: meera.member.id }).where(eq(cards.id, team._id));
    expect((await write(ravi, { cardId: team._id })).status).toBe(201);
    expect([await leadsOf(meera), await leadsOf(asha)]).toMatchObject([[{ cardId: team._id }], []]);
    for (const one of [asha, meera]) expect((await write(one, { cardId: team._id })).status).toBe(403);
  });
});

describe("visitors without an account", () => {
  let farah: Person;
  beforeEach(async () => {
    farah = await app.signIn("Farah Siddiqui", { premium: true });
  });

  test("are asked to sign in first", async () => {
    expect(await write(undefined, { consent: true })).toMatchObject({
      status: 401,
      json: { code: "UNAUTHENTICATED", message: LEAD_TEXT.signIn },
    });
    const closed = await makeCard(app, farah);
    expect((await write(undefined, { cardId: closed._id, consent: true })).status).toBe(401);
    expect(await leadsOf(farah)).toEqual([]);
  });

  test("may write if the premium owner has switched it on, with their consent", async () => {
    const { _id: cardId } = await makeCard(app, farah, { directLeads: true });
    for (const consent of [undefined, false]) {
      expect(await write(undefined, { cardId, consent })).toMatchObject({
        status: 400,
        json: { fields: { consent: LEAD_TEXT.consent } },
      });
    }
    const { status, json } = await write(undefined, { cardId, consent: true });
    expect([status, json.lead.source]).toEqual([201, "direct"]);
    expect(await leadsOf(farah)).toMatchObject([{ senderId: null, source: "direct", email: FORM.email }]);
    expect(await notices(farah, "contact_attempt")).toMatchObject([{ senderId: null }]);
  });

  test("who fill in the hidden field get a success response, and nothing is saved", async () => {
    const { _id: cardId } = await makeCard(app, farah, { directLeads: true });
    expect((await write(undefined, { cardId, consent: true, fax: "123" })).status).toBe(201);
    expect(await leadsOf(farah)).toEqual([]);
  });

  test("may write five times a day from one address", async () => {
    const strict = await startTestApp({ settings: { RATE_LIMIT_FACTOR: "1" } });
    const owner = await strict.signIn("Farah Siddiqui", { premium: true });
    const { _id: cardId } = await makeCard(strict, owner, { directLeads: true });
    const statuses: number[] = [];
    for (let at = 0; at < 6; at++) {
      const body = { cardId, ...FORM, email: `v${at}@example.com`, consent: true };
      statuses.push((await strict.call("POST", "/api/leads", { body })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    await strict.stop();
  });
});

describe("Send Card", () => {
  test("gives the member's main card to the owner, who gets a lead and a notification", async () => {
    const mine = await makeCard(app, ravi, { name: "Ravi Kulkarni", email: "ravi@work.example" });
    const { status, json } = await send(ravi, card._id, { note: "Nice to meet you" });
    expect(status).toBe(201);
    expect(json.lead).toMatchObject({
      name: "Ravi Kulkarni",
      email: "ravi@work.example",
      phone: "+919876543210",
      message: "Nice to meet you",
      source: "exchange",
    });
    expect(await leadsOf(asha)).toMatchObject([{ sentCardId: mine._id, senderId: ravi.member.id }]);
    expect(await notices(asha, "request_sent")).toMatchObject([
      { message: "Ravi Kulkarni sent you a card.", targetUrl: `/card/${mine.slug}` },
    ]);
  });

  test("works once per pair and day, also with ten clicks at once", async () => {
    await makeCard(app, ravi);
    const second = await makeCard(app, asha);
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(ravi)));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(9).fill(409),
    ]);
    expect(await send(ravi, second._id)).toMatchObject({
      status: 409,
      json: { message: LEAD_TEXT.alreadySent },
    });
  });

  test("needs a complete card of the sender", async () => {
    expect((await send(ravi)).status).toBe(422);
    await makeCard(app, ravi, { role: "" });
    expect(await send(ravi)).toMatchObject({
      status: 422,
      json: { code: "STATE", message: LEAD_TEXT.incomplete },
    });
    expect((await send(ravi, card._id, { myCardId: card._id })).status).toBe(404);
    const whole = await makeCard(app, ravi);
    expect((await send(ravi, card._id, { myCardId: whole._id })).status).toBe(201);
  });

  test("is not for the sender's own card, a blocked pair, visitors or a note too long", async () => {
    await makeCard(app, ravi);
    expect((await send(asha)).status).toBe(403);
    expect((await app.call("POST", `/api/business-cards/${card._id}/send`, { body: {} })).status).toBe(401);
    expect((await send(ravi, card._id, { note: "n".repeat(281) })).status).toBe(400);
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: ravi });
    expect((await send(ravi)).status).toBe(404);
    expect(await leadsOf(asha)).toEqual([]);
  });
});
