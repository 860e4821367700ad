import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { dateInIndia } from "@cardplaza/contract/time";
import { lockTable, untilWaiting } from "../../testing/locked-table.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { eraseAccountsJob } from "../account-data/erase-accounts.ts";
import { members } from "../accounts/accounts.table.ts";
import { insertChapterMeeting } from "./chapter.fixtures.ts";
import { chapterMembers } from "./chapter/chapters.table.ts";
import { meetingCalls } from "./chapter-meetings/meeting-calls.fixtures.ts";
import type { MeetingRow } from "./chapter-meetings/chapter-meetings.table.ts";
import { referralCalls, twoChapters } from "./referrals/referral.fixtures.ts";

const app = await sharedTestApp();
const { close, run } = meetingCalls(app);
const { answer, given } = referralCalls(app);
let people: Awaited<ReturnType<typeof twoChapters>>;
let meeting: MeetingRow;

beforeEach(async () => {
  people = await twoChapters(app);
  const isMeera = eq(chapterMembers.memberId, people.meera.member.id);
  await app.db.update(chapterMembers).set({ role: "vice" }).where(isMeera);
  meeting = await insertChapterMeeting(app, people.chapter);
});

type Call = () => Promise<{ status: number }>;

/** Each returns the call of another member that Asha's erasure could meet halfway. */
const CALLS: Record<string, { pausedAt: string; prepare: () => Promise<Call> }> = {
  "Meera closes the meeting": {
    pausedAt: "chapter_attendance",
    prepare: async () => () => close(people.meera, meeting),
  },
  "a visitor whom she brought comes": {
    pausedAt: "chapter_points",
    async prepare() {
      const { json } = await app.call("POST", `/api/chapter-meetings/${meeting.id}/visitors`, {
        as: people.asha,
        body: { name: "Sunil Kale", mobile: "98200 12345", category: "chartered-accountants" },
      });
      const body = { outcome: "attended" as const };
      return () => app.call("PATCH", `/api/chapter-visitors/${json._id}`, { as: people.meera, body });
    },
  },
  "Ravi accepts what she referred to him": {
    pausedAt: "chapter_points",
    async prepare() {
      const id = await given(people.asha, people.ravi);
      return () => answer(people.ravi, id, "accept");
    },
  },
  "Ravi confirms that they met": {
    pausedAt: "chapter_points",
    async prepare() {
      const body = { userId: people.ravi.member.id, day: dateInIndia(app.clock.now()), topics: "" };
      const { json } = await app.call("POST", "/api/one-to-ones", { as: people.asha, body });
      const yes = { as: people.ravi, body: { confirmed: true } };
      return () => app.call("PATCH", `/api/one-to-ones/${json._id}/confirm`, yes);
    },
  },
};

test.each(Object.entries(CALLS))(
  "%s while Asha's account is erased: one waits for the other, and both succeed",
  async (_what, { pausedAt, prepare }) => {
    const call = await prepare();
    const { id } = people.asha.member;
    await app.db
      .update(members)
      .set({ erasesAt: new Date(0) })
      .where(eq(members.id, id));
    const table = await lockTable(app.databaseUrl, pausedAt);
    const answered = call();
    await untilWaiting(app.db, 1);
    const erased = run(eraseAccountsJob);
    await untilWaiting(app.db, 2);
    await table.release();
    await erased;
    expect((await answered).status).toBe(200);
    expect(await app.db.$count(chapterMembers, eq(chapterMembers.memberId, id))).toBe(0);
  },
);
