import { and, eq } from "drizzle-orm";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { insertChapter } from "../chapter.fixtures.ts";
import { chapterPoints } from "../points/points.table.ts";

let numbers = 0;
/** A number that no other prospect of the tests has. */
export const newNumber = () => `+9198${String(10_000_000 + numbers++)}`;

/** Asha leads a chapter with the plan; Ravi and three more are in it without one. Neha leads another one. */
export async function twoChapters(app: TestApp) {
  const [asha, ravi, meera, sunil, kiran] = await Promise.all([
    app.signIn("Asha Menon", { premium: true }),
    ...["Ravi Kulkarni", "Meera Iyer", "Sunil Rao", "Kiran Shah"].map((name) => app.signIn(name)),
  ] as const);
  const neha = await app.signIn("Neha Joshi", { premium: true });
  const chapter = await insertChapter(app, [asha, ravi!, meera!, sunil!, kiran!]);
  const other = await insertChapter(app, [neha], { city: "Mumbai" });
  return { asha, ravi: ravi!, meera: meera!, sunil: sunil!, kiran: kiran!, neha, chapter, other };
}

export interface Slip {
  prospect?: object;
  [field: string]: unknown;
}

/** What the two do with referrals, as the screens do it. */
export function referralCalls(app: TestApp) {
  const give = (as: Person, to: Person, { prospect, ...more }: Slip = {}, headers = {}) =>
    app.call("POST", "/api/referrals", {
      as,
      headers,
      body: {
        receiverId: to.member.id,
        prospect: { name: "Vikram Desai", phone: newNumber(), consent: true as const, ...prospect },
        need: "Needs a new accountant before the end of the year.",
        ...more,
      },
    });
  const answer = (as: Person, id: string, action: string, more: object = {}) =>
    app.send("PATCH", `/api/referrals/${id}`, { as, body: { action, ...more } });
  const open = async (as: Person, id: string) => (await app.call("GET", `/api/referrals/${id}`, { as })).json;
  const given = async (as: Person, to: Person, slip: Slip = {}) => (await give(as, to, slip)).json._id;
  /** A referral that is won, in the steps of the screen. */
  const won = async (as: Person, to: Person, wonPaise = 5_000_000, slip: Slip = {}) => {
    const id = await given(as, to, slip);
    await answer(to, id, "accept");
    await answer(to, id, "won", { wonPaise });
    return id;
  };
  const pointsOf = async ({ member }: Person, sourceId: string) =>
    (
      await app.db
        .select()
        .from(chapterPoints)
        .where(and(eq(chapterPoints.memberId, member.id), eq(chapterPoints.sourceId, sourceId)))
    ).map(({ kind, points }) => [kind, points] as const);
  return { give, given, answer, open, won, pointsOf };
}
