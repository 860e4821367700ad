import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { eraseAccountsJob } from "../../account-data/erase-accounts.ts";
import { exportOf } from "../../account-data/account-data.fixtures.ts";
import { members } from "../../accounts/accounts.table.ts";
import { noticesTo } from "../../notifications/notify.fixtures.ts";
import { insertChapter, insertMembership } from "../chapter.fixtures.ts";
import { chapterCalls } from "./chapter-calls.fixtures.ts";
import { chapterMet } from "./chapter-met.ts";
import { restChaptersJob } from "./rest-chapters.ts";

const app = await sharedTestApp();
const { show, members: listed, rowOf, membershipOf } = chapterCalls(app);
let asha: Person;
let ravi: Person;
let meera: Person;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni");
  meera = await app.signIn("Meera Nair");
});

const context = () => ({ ...app.services, now: new Date() });
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

describe("a chapter that does not meet", () => {
  test("rests after sixty days and is active again when it meets", async () => {
    const idle = await insertChapter(app, [asha], { status: "active", lastMetAt: daysAgo(61) });
    const busy = await insertChapter(app, [asha], { status: "active", lastMetAt: daysAgo(59) });
    const forming = await insertChapter(app, [asha], { status: "pending", lastMetAt: daysAgo(61) });
    const run = () => restChaptersJob.run(context(), {}, new AbortController().signal);
    await run();
    await run();
    const statuses = await Promise.all([idle, busy, forming].map(rowOf));
    expect(statuses.map(({ status }) => status)).toEqual(["dormant", "active", "pending"]);
    const told = (await noticesTo(app, asha)).filter((text) => text === CHAPTER_TEXT.dormant(idle.name));
    expect(told).toHaveLength(1);
    expect((await show(undefined, idle)).json.status).toBe("dormant");
    await inTransaction(app.db, (tx) => chapterMet(context(), tx, idle, new Date()));
    await run();
    expect((await rowOf(idle)).status).toBe("active");
  });
});

describe("an account", () => {
  async function erase({ member }: Person) {
    await app.db
      .update(members)
      .set({ erasesAt: new Date(0) })
      .where(eq(members.id, member.id));
    await eraseAccountsJob.run(context(), {}, new AbortController().signal);
  }

  test("that waits for its erasure is hidden in the lists of its chapters", async () => {
    const chapter = await insertChapter(app, [asha, ravi]);
    await app.db
      .update(members)
      .set({ erasesAt: new Date(Date.now() + DAY_MS) })
      .where(eq(members.id, asha.member.id));
    expect(await listed(undefined, chapter)).toMatchObject([{ person: { name: "Ravi Kulkarni" } }]);
    expect((await show(undefined, chapter)).json.officers).toEqual([]);
  });

  test("is erased: its chapter goes to an officer, before members who are there longer", async () => {
    const chapter = await insertChapter(app, [asha, ravi]);
    await insertMembership(app, chapter, meera, { role: "secretary" });
    await erase(asha);
    expect(await membershipOf(chapter, asha)).toBeUndefined();
    expect(await membershipOf(chapter, meera)).toMatchObject({ role: "leader" });
    expect(await noticesTo(app, meera)).toContain(CHAPTER_TEXT.youLead(chapter.name));
    expect(await rowOf(chapter)).toMatchObject({ seated: 2, status: "pending" });
    await erase(meera);
    expect(await membershipOf(chapter, ravi)).toMatchObject({ role: "leader" });
    await erase(ravi);
    expect(await rowOf(chapter)).toMatchObject({ seated: 0, status: "archived" });
  });

  test("is erased: of two officers the one with the plan leads, and the seat goes to the waitlist", async () => {
    const kiran = await app.signIn("Kiran Rao", { premium: true });
    const farah = await app.signIn("Farah Khan");
    const chapter = await insertChapter(app, [asha]);
    await insertMembership(app, chapter, ravi, { role: "vice" });
    await insertMembership(app, chapter, kiran, { role: "secretary" });
    const { category } = (await membershipOf(chapter, asha))!;
    await insertMembership(app, chapter, farah, { status: "waitlisted", category });
    await insertMembership(app, chapter, meera, { status: "invited", invitedBy: asha.member.id });
    await erase(asha);
    expect(await membershipOf(chapter, kiran)).toMatchObject({ role: "leader" });
    expect(await noticesTo(app, farah)).toContain(CHAPTER_TEXT.yourTurn(chapter.name));
    expect(await membershipOf(chapter, meera)).toMatchObject({ status: "invited", invitedBy: null });
  });

  test("exports its memberships and the chapters that it leads", async () => {
    const chapter = await insertChapter(app, [asha, ravi]);
    const other = await insertChapter(app, [ravi]);
    await insertMembership(app, other, asha, { status: "requested", message: "Please let me in" });
    const all = (await exportOf(app, asha)).join("\n");
    expect(all).toContain("chapter-memberships");
    expect(all).toContain("Please let me in");
    expect(all).toContain("led-chapters");
    expect(all).toContain(chapter.description);
    expect((await exportOf(app, meera)).join("\n")).not.toContain(chapter.name);
  });
});
