import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import {
  INVITE_LINK_DAYS,
  INVITE_MESSAGES_PER_RECIPIENT_AND_DAY,
  INVITE_TEXT,
  SEAT_HOLD_MINUTES,
  SEAT_HOLDS_PER_LINK,
} from "@cardplaza/contract/chapters/invite-words";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import { DAY_MS } from "@cardplaza/contract/time";
import { newId } from "../../../../platform/ids.ts";
import { messagesTo, newestMessage } from "../../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../../testing/test-app.ts";
import { blocks } from "../../../moderation/moderation.table.ts";
import { noticesTo } from "../../../notifications/notify.fixtures.ts";
import { insertChapter, insertMembership } from "../../chapter.fixtures.ts";
import { chapterCalls } from "../chapter-calls.fixtures.ts";
import { chapters, type ChapterRow } from "../chapters.table.ts";
import { deleteOldInvites } from "./end-invite.ts";
import { chapterInvites } from "./invites.table.ts";

const app = await sharedTestApp();
const { act, join, leave, rowOf, membershipOf } = chapterCalls(app);
let asha: Person;
let ravi: Person;
let meera: Person;
let chapter: ChapterRow;

const LAW = "lawyers";
beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni");
  meera = await app.signIn("Meera Nair");
  chapter = await insertChapter(app, [asha, ravi]);
});

interface Given {
  category?: string;
  email?: string;
  mobile?: string;
}
const create = (as: Person, given: Given = {}, { id } = chapter) =>
  app.call("POST", `/api/chapters/${id}/invite-links`, { as, body: given });
const codeOf = (url: string) => new URL(url).searchParams.get("invite")!;
const link = async (as: Person, given: Given = {}) => codeOf((await create(as, given)).json.url);
const show = (code: string, as?: Person) => app.call("GET", `/api/chapter-invites/${code}`, { as });
const hold = (code: string, category = LAW) =>
  app.call("POST", `/api/chapter-invites/${code}/hold`, { body: { category } });
const accept = (as: Person, code: string, category = LAW, held?: string) =>
  app.call("POST", `/api/chapter-invites/${code}/accept`, { as, body: { category, hold: held } });
const decline = (code: string, as?: Person) =>
  app.call("POST", `/api/chapter-invites/${code}/decline`, { as });
const newEmail = () => `${newId()}@invited.example`;

describe("a link", () => {
  test("tells whoever has it who invites where, and lets them in at once", async () => {
    const { status, json } = await create(asha, { category: LAW });
    expect(status).toBe(201);
    expect(json.url).toMatch(
      new RegExp(`^${app.services.origin}/offline-networking\\?chapter=${chapter.id}&invite=[\\w-]{20,}$`),
    );
    const days = (Date.parse(json.expiresAt) - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(INVITE_LINK_DAYS);
    const code = codeOf(json.url);
    expect((await show(code)).json).toMatchObject({
      chapter: {
        _id: chapter.id,
        name: chapter.name,
        venue: chapter.venue,
        rhythm: "Every Tuesday, 7:30 am",
      },
      invitedBy: { name: "Asha Menon", role: "leader" },
      category: LAW,
      categoryName: categoryName(LAW),
      isMember: false,
    });
    const joined = await accept(meera, code);
    expect([joined.status, joined.json.own?.status, joined.json.own?.category]).toEqual([200, "active", LAW]);
    expect(await rowOf(chapter)).toMatchObject({ seated: 3 });
    expect(await noticesTo(app, asha)).toContain(CHAPTER_TEXT.theyAccepted("Meera Nair", chapter.name));
    expect((await show(code, meera)).json.isMember).toBe(true);
    expect((await accept(meera, code)).json.message).toBe(CHAPTER_TEXT.memberAlready);
  });

  test("is stored as a hash, and not told apart from a mistyped one", async () => {
    const code = await link(asha);
    const rows = await app.db.select().from(chapterInvites).where(eq(chapterInvites.chapterId, chapter.id));
    expect(JSON.stringify(rows)).not.toContain(code);
    const wrong = await show("no-such-code");
    expect([wrong.status, wrong.json.message]).toEqual([404, INVITE_TEXT.notFound]);
  });

  test("works for many until it is renewed; another officer's goes on", async () => {
    const kiran = await app.signIn("Kiran Rao");
    await act(asha, chapter, ravi, "role", { role: "vice" });
    const [first, his] = [await link(asha), await link(ravi)];
    expect((await accept(meera, first)).status).toBe(200);
    const second = await link(asha);
    const old = await accept(kiran, first, "plumbers");
    expect([old.status, old.json.message]).toEqual([410, INVITE_TEXT.ended]);
    expect((await show(his)).status).toBe(200);
    expect((await accept(kiran, second, "dentists")).status).not.toBe(410);
  });

  test("ends after fourteen days, and is deleted then", async () => {
    const code = await link(asha);
    app.clock.advance({ days: INVITE_LINK_DAYS, minutes: 1 });
    expect((await show(code)).json.message).toBe(INVITE_TEXT.ended);
    await deleteOldInvites({ ...app.services, now: app.clock.now() });
    expect((await show(code)).status).toBe(404);
  });

  test("is made by officers only", async () => {
    expect((await create(ravi)).json.message).toBe(CHAPTER_TEXT.onlyOfficers);
    expect((await create(meera)).json.message).toBe(CHAPTER_TEXT.onlyMembers);
  });

  test("ends with the officer's role, and with the chapter", async () => {
    await act(asha, chapter, ravi, "role", { role: "vice" });
    const [his, hers] = [await link(ravi), await link(asha)];
    await leave(ravi, chapter);
    expect((await accept(meera, his)).json.message).toBe(INVITE_TEXT.ended);
    await app.db.update(chapters).set({ status: "suspended" }).where(eq(chapters.id, chapter.id));
    expect((await accept(meera, hers)).json.message).toBe(INVITE_TEXT.ended);
  });

  test("has ended for somebody in a block with the officer", async () => {
    const code = await link(asha);
    await app.db
      .insert(blocks)
      .values({ blockerId: asha.member.id, blockedId: meera.member.id, createdAt: new Date() });
    expect((await show(code, meera)).json.message).toBe(INVITE_TEXT.ended);
    expect((await accept(meera, code)).json.message).toBe(INVITE_TEXT.ended);
  });

  test("opens no way around officers who removed or suspended somebody", async () => {
    const code = await link(asha);
    await act(asha, chapter, ravi, "suspend", { reason: "Unpaid fee" });
    expect((await accept(ravi, code)).json.message).toBe(CHAPTER_TEXT.suspendedMember);
    await act(asha, chapter, ravi, "remove", { reason: "Unpaid fee" });
    expect((await accept(ravi, code)).json.message).toContain("You can ask again from");
  });

  test("answers a request that still waits", async () => {
    await join(meera, chapter, LAW);
    expect((await accept(meera, await link(asha))).json.own?.status).toBe("active");
  });

  test("gives no taken seat, none in a full chapter and no fourth chapter", async () => {
    const code = await link(asha);
    const taken = (await membershipOf(chapter, ravi))!.category;
    const refused = await accept(meera, code, taken);
    expect([refused.status, refused.json.message]).toEqual([
      409,
      CHAPTER_TEXT.withoutOffer.seatTaken(categoryName(taken)),
    ]);
    for (let count = 0; count < 3; count++)
      await insertMembership(app, await insertChapter(app, [asha]), meera);
    expect((await accept(meera, code)).json.message).toBe(CHAPTER_TEXT.tooMany);
    await app.db.update(chapters).set({ seated: 40 }).where(eq(chapters.id, chapter.id));
    const kiran = await app.signIn("Kiran Rao");
    expect((await accept(kiran, code)).json.message).toBe(CHAPTER_TEXT.withoutOffer.full);
  });
});

describe("an invitation to one person", () => {
  test("by e-mail is mailed without a word of the sender's own, and works once", async () => {
    const email = newEmail();
    const kiran = await app.signIn("Kiran Rao");
    const code = await link(asha, { email });
    const mail = await newestMessage(app, email);
    expect(mail.subject).toContain(`Asha Menon invites you to join ${chapter.name}`);
    expect(mail.text).toContain(code);
    expect(mail.text).not.toContain(chapter.description);
    const both = await Promise.all([accept(meera, code), accept(kiran, code, "dentists")]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410]);
  });

  test("by mobile is an SMS; a number that is none is refused", async () => {
    expect((await create(asha, { mobile: "12345" })).json.fields).toHaveProperty("mobile");
    const code = await link(asha, { mobile: "98200 55501" });
    expect((await newestMessage(app, "+919820055501")).text).toContain(code);
  });

  test("who has an account is notified instead", async () => {
    await create(asha, { email: meera.member.email! });
    expect(await noticesTo(app, meera)).toEqual([CHAPTER_TEXT.invitedYou("Asha Menon", chapter.name)]);
  });

  test("ends when it is declined; a link for many does not", async () => {
    const [hers, all] = [await link(asha, { email: newEmail() }), await link(asha)];
    expect((await decline(hers)).json).toEqual({ declined: true });
    expect((await show(hers)).json.message).toBe(INVITE_TEXT.ended);
    await decline(all, meera);
    expect((await show(all)).status).toBe(200);
  });

  test("is not sent more than three times a day to the same address", async () => {
    const email = newEmail();
    for (let count = 0; count < INVITE_MESSAGES_PER_RECIPIENT_AND_DAY; count++)
      expect((await create(asha, { email })).status).toBe(201);
    const refused = await create(asha, { email });
    expect([refused.status, refused.json.message]).toEqual([429, INVITE_TEXT.tooManyToThem]);
    const sent = await messagesTo(app, email);
    expect(sent.length).toBeLessThanOrEqual(INVITE_MESSAGES_PER_RECIPIENT_AND_DAY);
  });
});

describe("a seat that is held while somebody signs up", () => {
  test("is nobody else's for half an hour, and theirs with the code", async () => {
    const code = await link(asha);
    const { hold: held } = (await hold(code)).json;
    const kiran = await app.signIn("Kiran Rao");
    expect((await show(code)).json.takenCategories).toContain(LAW);
    expect((await accept(kiran, code)).json.message).toBe(INVITE_TEXT.seatHeld(categoryName(LAW)));
    await join(kiran, chapter, LAW);
    expect((await act(asha, chapter, kiran, "accept")).json.message).toBe(
      INVITE_TEXT.seatHeld(categoryName(LAW)),
    );
    expect((await accept(meera, code, LAW, held)).json.own?.status).toBe("active");
    expect((await hold(code)).json.message).toBe(CHAPTER_TEXT.withoutOffer.seatTaken(categoryName(LAW)));
  });

  test("is free again after that", async () => {
    const code = await link(asha);
    await hold(code);
    app.clock.advance({ minutes: SEAT_HOLD_MINUTES });
    expect((await accept(meera, code)).status).toBe(200);
  });

  test("is the last one of a chapter, too", async () => {
    await app.db.update(chapters).set({ maxMembers: 5, seated: 4 }).where(eq(chapters.id, chapter.id));
    const code = await link(asha);
    const { hold: held } = (await hold(code)).json;
    expect((await accept(meera, code, "dentists")).json.message).toBe(INVITE_TEXT.allHeld);
    expect((await accept(meera, code, LAW, held)).status).toBe(200);
  });

  test("does not let one link block a chapter; of one person it is one seat", async () => {
    const code = await link(asha);
    const seats = ["lawyers", "dentists", "machinery", "architects"];
    const statuses = [];
    for (const seat of seats) statuses.push((await hold(code, seat)).status);
    expect(statuses).toEqual([...Array(SEAT_HOLDS_PER_LINK).fill(200), 409]);
    const hers = await link(asha, { email: newEmail() });
    const free = ["architects", "bakeries"];
    for (const seat of free) await hold(hers, seat);
    const { takenCategories } = (await show(hers)).json;
    expect(free.filter((seat) => takenCategories.includes(seat))).toEqual(["bakeries"]);
  });
});
