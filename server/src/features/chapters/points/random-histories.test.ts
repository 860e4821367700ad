import { expect, test } from "vitest";
import { ATTENDANCE_STATES } from "@cardplaza/contract/chapters/chapter-meeting-words";
import {
  addMonths,
  attendancePoints,
  monthOf,
  referralPoints,
  thankYouPoints,
} from "@cardplaza/contract/chapters/points-rules";
import { POINTS } from "@cardplaza/contract/chapters/points-words";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { seeded } from "../../cards/qr-codes/score/damage.ts";
import { insertChapter } from "../chapter.fixtures.ts";
import { compareLeaderboards, leaderboardOf } from "./compare-leaderboards.fixtures.ts";
import { record } from "./points.fixtures.ts";
import type { PointsRow } from "./points.table.ts";
import { removePoints, type NewPoints } from "./record-points.ts";

const STEPS = 40;
const AT_ONCE = 6;
const app = await sharedTestApp();

/** Two chapters with members in both, and officers who take no part in what is counted. */
async function makeWorld() {
  const [asha, om] = [
    await app.signIn("Asha Menon", { premium: true }),
    await app.signIn("Om Sen", { premium: true }),
  ];
  const people: Person[] = [];
  for (const name of ["Ravi", "Farah", "Meera", "Kabir", "Zoya"]) people.push(await app.signIn(name));
  const [ravi, farah, meera, ...others] = people as [Person, Person, Person, Person, Person];
  return {
    people,
    chapters: [
      { leader: asha, chapter: await insertChapter(app, [asha, ravi, farah, meera]) },
      { leader: om, chapter: await insertChapter(app, [om, meera, ...others]) },
    ],
  };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

/** One event in a chapter. Two of the members like to refer to each other. */
function happening({ people, chapters }: World, random: (below: number) => number): NewPoints {
  const one = <T>(of: readonly T[]): T => of[random(of.length)] as T;
  const [giver, receiver] = (() => {
    if (random(2) === 0) return [people[0]!, people[2]!].toSorted(() => random(3) - 1) as [Person, Person];
    const from = one(people);
    return [from, one(people.filter((each) => each !== from))] as const;
  })();
  const month = addMonths(monthOf(new Date()), -one([0, 0, 1, 4, 8]));
  const base = {
    chapterId: one(chapters).chapter.id,
    memberId: giver.member.id,
    at: new Date(`${month}-0${1 + random(9)}T06:00:00Z`),
    sourceId: newId(),
  };
  const other = { withId: receiver.member.id };
  const kinds: NewPoints[] = [
    { ...base, kind: "attendance", points: attendancePoints(one(ATTENDANCE_STATES)) },
    { ...base, kind: "one_to_one", points: POINTS.oneToOne, ...other },
    { ...base, kind: "visitor_attended", points: POINTS.visitorAttended },
    { ...base, kind: "visitor_joined", points: POINTS.visitorJoined },
    { ...base, kind: "thank_you", points: thankYouPoints(random(60_000_000)), ...other },
    { ...base, kind: "referral_won", points: POINTS.won, ...other },
  ];
  const accepted = {
    ...base,
    kind: "referral_accepted",
    points: referralPoints(random(2) === 0),
    ...other,
  } as const;
  return random(3) === 0 ? one(kinds) : accepted;
}

/** Enters, corrects or takes back, several at once; what should be there afterwards is in `expected`. */
async function liveOn(world: World, expected: Map<string, NewPoints>, random: (below: number) => number) {
  const before = [...expected.values()];
  const used = new Set<string>();
  const work: Promise<unknown>[] = [];
  for (let each = 0; each < AT_ONCE; each++) {
    const old = before[random(before.length || 1)];
    const mayChange = old && !used.has(old.sourceId) && random(4) === 0;
    if (!mayChange) {
      const entry = happening(world, random);
      expected.set(entry.sourceId, entry);
      work.push(record(app, entry));
      continue;
    }
    used.add(old.sourceId);
    if (random(2) === 0) {
      expected.delete(old.sourceId);
      work.push(inTransaction(app.db, (tx) => removePoints(tx, old.kind, old.sourceId)));
    } else {
      const corrected = {
        ...happening(world, random),
        sourceId: old.sourceId,
        kind: old.kind,
        memberId: old.memberId,
      };
      if (corrected.withId === corrected.memberId) delete corrected.withId;
      expected.set(old.sourceId, corrected);
      work.push(record(app, corrected));
    }
  }
  await Promise.all(work);
}

async function clearSomething({ chapters }: World, random: (below: number) => number) {
  const { leader, chapter } = chapters[random(chapters.length)]!;
  const { rings } = await leaderboardOf(app, leader, chapter, "all");
  const ring = rings[random(rings.length || 1)];
  if (!ring) return;
  const { status } = await app.send("PATCH", `/api/chapters/${chapter.id}/rings/${ring._id}`, {
    as: leader,
    body: { cleared: !ring.cleared },
  });
  expect(status).toBe(200);
}

async function compare({ chapters }: World, expected: Map<string, NewPoints>) {
  const { entries, rings } = await compareLeaderboards(app, chapters);
  const asEntered = ({ sourceId, chapterId, memberId, kind, points, at, withId }: NewPoints | PointsRow) =>
    [sourceId, chapterId, memberId, kind, points, at.getTime(), withId ?? null].join(" ");
  expect(entries.map(asEntered).toSorted()).toEqual([...expected.values()].map(asEntered).toSorted());
  return rings;
}

test.each([1, 2, 3])(
  "history %i: rankings, file and totals are what anybody recomputes from the entries",
  async (seed) => {
    const random = seeded(seed);
    const world = await makeWorld();
    const expected = new Map<string, NewPoints>();
    let rings = 0;
    for (let step = 1; step <= STEPS; step++) {
      await liveOn(world, expected, random);
      if (random(3) === 0) await clearSomething(world, random);
      if (step % 10 === 0) rings += await compare(world, expected);
    }
    // A history without rings would prove little.
    expect(rings).toBeGreaterThan(0);
  },
);
