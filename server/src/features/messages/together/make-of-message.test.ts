import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { TRAIL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import { LEAD_TEXT } from "@cardplaza/contract/leads/lead-words";
import { conversationPath, MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { OUTCOME_TEXT } from "@cardplaza/contract/messages/together-words";
import { PRIVATE_NOTE_MAX } from "@cardplaza/contract/people/connection-words";
import { newId } from "../../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { referralCalls, twoChapters } from "../../chapters/referrals/referral.fixtures.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { contacts } from "../../contacts/contacts.table.ts";
import { leads } from "../../leads/leads.table.ts";
import { connectionNotes } from "../../people/connections/connection-notes.table.ts";
import { profiles } from "../../people/profile/profile.table.ts";
import { conversations } from "../conversations.table.ts";
import { writerOf } from "../messages.fixtures.ts";

const app = await sharedTestApp();
const WORDS = "We need 500 printed boxes by Diwali.";
let people: Awaited<ReturnType<typeof twoChapters>>;
let asha: Person;
let ravi: Person;
let conversationId: string;
let messageId: string;
beforeEach(async () => {
  people = await twoChapters(app);
  ({ asha, ravi } = people);
  await connect(app, asha, ravi);
  const begun = (await writerOf(app, ravi).begin(asha, WORDS)).json;
  conversationId = begun.conversation._id;
  messageId = begun.message._id;
});

const make = (as: Person, kind: "lead" | "contact" | "note", id = messageId) =>
  app.send("POST", `/api/messages/${id}/${kind}`, { as });
const madeOf = async (as: Person) =>
  (await writerOf(app, as).thread(conversationId)).json.messages.find(({ _id }) => _id === messageId)?.made;
const link = () => conversationPath(conversationId, messageId);

/** Ravi shows his number to connections; it is proven, his address is shown to nobody. */
async function showNumber() {
  const numbers = { mobile: `+9197${String(Date.now()).slice(-8)}`, mobileProvenAt: new Date() };
  await app.db.update(members).set(numbers).where(eq(members.id, ravi.member.id));
  const shown = { showPhone: "connections" as const, updatedAt: new Date() };
  await app.db
    .insert(profiles)
    .values({ memberId: ravi.member.id, ...shown })
    .onConflictDoUpdate({ target: profiles.memberId, set: shown });
  return numbers.mobile;
}

describe("a lead", () => {
  test("of a message is made once, also by two taps at once, and leads back to it", async () => {
    await makeCard(app, asha);
    const phone = await showNumber();
    const [one, other] = await Promise.all([make(asha, "lead"), make(asha, "lead")]);
    expect([one.status, other.status]).toEqual([201, 201]);
    const { path } = one.json;
    expect(other.json.path).toBe(path);
    const rows = await app.db.select().from(leads).where(eq(leads.ownerId, asha.member.id));
    expect(rows).toMatchObject([
      { name: "Ravi Kulkarni", phone, email: "", message: WORDS, source: "direct", senderId: ravi.member.id },
    ]);
    expect(await madeOf(asha)).toEqual([{ kind: "lead", path }]);
    expect(await madeOf(ravi)).toEqual([]);
    const { json } = await app.call("GET", `/api/leads/${rows[0]!.id}`, { as: asha });
    expect(json.madeOf).toBe(link());
  });

  test("needs a card, and what failed can be tried again", async () => {
    const refused = await make(asha, "lead");
    expect([refused.status, refused.json.message]).toEqual([422, LEAD_TEXT.needsCard]);
    expect(await madeOf(asha)).toEqual([]);
    await makeCard(app, asha);
    expect((await make(asha, "lead")).status).toBe(201);
  });
});

test("the member's other devices read the thread again once something was made, the writer's do not", async () => {
  const changesOf = async (as: Person) =>
    (await app.call("GET", `/api/conversations/${conversationId}`, { as })).json.ownChanges;
  const [hers, his] = [await changesOf(asha), await changesOf(ravi)];
  await make(asha, "note");
  expect(await changesOf(asha)).toBeGreaterThan(hers);
  expect(await changesOf(ravi)).toBe(his);
});

test("a contact has the name, what the profile shows, and the words with their address", async () => {
  expect((await make(asha, "contact")).status).toBe(201);
  await make(asha, "contact");
  const [saved, ...more] = await app.db.select().from(contacts).where(eq(contacts.memberId, asha.member.id));
  expect(more).toEqual([]);
  expect(saved).toMatchObject({ name: "Ravi Kulkarni", phone: "", email: "" });
  expect(saved?.notes).toContain(WORDS);
  expect(saved?.notes).toContain(link());
});

test("a long message is quoted as far as a contact holds it", async () => {
  const { json } = await writerOf(app, ravi).write(conversationId, "Boxes ".repeat(300));
  await make(asha, "contact", json.message._id);
  const [saved] = await app.db.select().from(contacts).where(eq(contacts.memberId, asha.member.id));
  expect(saved!.notes.length).toBeLessThanOrEqual(500);
  expect(saved!.notes).toContain(conversationPath(conversationId, json.message._id));
});

describe("a private note", () => {
  const noteOf = async () =>
    (await app.db.select().from(connectionNotes).where(eq(connectionNotes.memberId, asha.member.id)))[0];

  test("goes below what is noted already, for the member alone", async () => {
    expect((await make(asha, "note")).status).toBe(201);
    const first = (await noteOf())?.privateNote ?? "";
    expect(first).toContain(WORDS);
    const second = (await writerOf(app, ravi).write(conversationId, "And ribbons.")).json.message._id;
    await make(asha, "note", second);
    const lines = (await noteOf())?.privateNote.split("\n");
    expect(lines).toEqual([first, expect.stringContaining("And ribbons.")]);
  });

  test("is refused in words if it is full, or the two are not connected", async () => {
    await make(asha, "note");
    const full = { privateNote: "x".repeat(PRIVATE_NOTE_MAX) };
    await app.db.update(connectionNotes).set(full).where(eq(connectionNotes.memberId, asha.member.id));
    const second = (await writerOf(app, ravi).write(conversationId, "And ribbons.")).json.message._id;
    expect((await make(asha, "note", second)).json.message).toBe(OUTCOME_TEXT.noteFull("Ravi Kulkarni"));
    const fromMeera = (await writerOf(app, people.meera).begin(asha, "Hello")).json.message._id;
    expect((await make(asha, "note", fromMeera)).json.message).toBe(OUTCOME_TEXT.notConnected("Meera Iyer"));
  });
});

test("nothing is made of one's own message, of one in a group, or of one that is not seen", async () => {
  for (const kind of ["lead", "contact", "note"] as const) {
    expect((await make(ravi, kind)).json.message).toBe(OUTCOME_TEXT.ownMessage);
    expect((await make(people.meera, kind)).status).toBe(404);
  }
  await app.db.update(conversations).set({ kind: "group" }).where(eq(conversations.id, conversationId));
  expect((await make(asha, "contact")).json.message).toBe(MESSAGE_TEXT.notDirect);
});

describe("a referral", () => {
  const { give, given } = referralCalls(app);
  const trailOf = async (as: Person, id: string) =>
    (await app.call("GET", `/api/referrals/${id}/trail`, { as })).json.trail;

  test("begins with who wrote and what, and its giver finds the message from it", async () => {
    const prospect = (as: Person) =>
      app.call("GET", `/api/referrals/prospect?messageId=${messageId}` as "/api/referrals/prospect", { as });
    const phone = await showNumber();
    expect((await prospect(asha)).json).toEqual({ name: "Ravi Kulkarni", phone, email: "", message: WORDS });
    expect((await prospect(people.meera)).status).toBe(404);
    const { json } = await give(asha, people.meera, { messageId });
    const source = { kind: "message", _id: messageId, url: link() };
    expect(json.source).toEqual(source);
    const shownTo = async (as: Person) => (await app.call("GET", `/api/referrals/${json._id}`, { as })).json;
    expect((await shownTo(asha)).source).toEqual(source);
    expect((await shownTo(people.meera)).source).toBeNull();
    expect(await madeOf(asha)).toEqual([{ kind: "referral", path: expect.stringContaining(json._id) }]);
  });

  test("is not given of a message that the giver does not see", async () => {
    const other = (await writerOf(app, people.sunil).begin(people.kiran, "Between us")).json.message._id;
    expect((await give(asha, people.meera, { messageId: other })).status).toBe(404);
    expect((await give(asha, people.meera, { messageId: newId() })).status).toBe(404);
    expect((await app.call("GET", "/api/referrals?box=given", { as: asha })).json.referrals).toEqual([]);
  });

  test("has the conversation of the two in its trail once both wrote, without a word of it", async () => {
    const id = await given(asha, ravi);
    const talks = async (as: Person) => (await trailOf(as, id)).filter(({ step }) => step === "messages");
    expect(await talks(asha)).toEqual([]);
    await writerOf(app, asha).write(conversationId, "I know a printer.");
    const shown = {
      step: "messages",
      at: expect.any(String),
      text: TRAIL_TEXT.talked("Asha Menon", "Ravi Kulkarni"),
      url: conversationPath(conversationId),
      amountPaise: null,
    };
    expect(await talks(asha)).toEqual([shown]);
    expect(await talks(ravi)).toEqual([shown]);
  });
});
