import { weekOf } from "@cardplaza/contract/chapters/points-rules";
import { ONE_TO_ONE_DAYS, type OneToOneStatus } from "@cardplaza/contract/chapters/referral-words";
import { ONE_TO_ONES_A_WEEK, POINTS } from "@cardplaza/contract/chapters/points-words";
import { DAY_MS, dateInIndia, HOUR_MS, midnightInIndia } from "@cardplaza/contract/time";
import type { Member } from "../../features/accounts/accounts.table.ts";
import { newId } from "../../platform/ids.ts";
import { activeSeats, daysBefore, type LoadedChapter, type SampleHistory } from "./sample-history.ts";

const TOPICS = [
  "Who is a good referral for each of us, and who is not.",
  "Went through the last ten customers of both.",
  "Visited the workshop. Tea, two names, one idea.",
  "How to say in sixty seconds what we do.",
  "Prices, and how to speak about them.",
  "Plans for the next season and whom we would like to meet.",
];
const FIRST_WEEK = 25;
const A_WEEK = 3;

/** Three pairs a week. A pair meets again only after all others have met, so each counts. */
export function buildOneToOnes(history: SampleHistory, chapter: LoadedChapter): void {
  const pairs = roundRobin(activeSeats(chapter));
  for (let week = FIRST_WEEK; week >= 1; week--) {
    for (let each = 0; each < A_WEEK; each++) {
      const order = (FIRST_WEEK - week) * A_WEEK + each;
      const pair = pairs[order % pairs.length];
      if (!pair) continue;
      const [one, other] = order % 2 ? pair : [pair[1], pair[0]];
      const daysAgo = week * 7 - 2 - each * 2;
      if (one.since > daysBefore(history.now, daysAgo) || other.since > daysBefore(history.now, daysAgo))
        continue;
      const topics = TOPICS[order % TOPICS.length] ?? "";
      addOneToOne(history, chapter, [one.member, other.member], { daysAgo, topics, status: "confirmed" });
    }
  }
}

/** The first one entered it, the other one confirms. */
export function addOneToOne(
  history: SampleHistory,
  { row }: LoadedChapter,
  [entered, other]: readonly [Member, Member],
  { daysAgo, topics, status }: { daysAgo: number; topics: string; status: OneToOneStatus },
): void {
  const createdAt = daysBefore(history.now, daysAgo);
  const [first, second] = entered.id < other.id ? [entered, other] : [other, entered];
  const day = dateInIndia(createdAt);
  if (status === "confirmed" && !counts(history, first.id, second.id, day)) return;
  const id = newId(createdAt.getTime());
  const answeredAt = new Date(Math.min(createdAt.getTime() + 5 * HOUR_MS, history.now.getTime()));
  history.oneToOnes.push({
    id,
    firstId: first.id,
    secondId: second.id,
    enteredBy: entered.id,
    day,
    topics,
    status,
    createdAt,
    answeredAt: status === "proposed" ? null : answeredAt,
  });
  if (status !== "confirmed") return;
  for (const [member, withId] of [
    [first, second.id],
    [second, first.id],
  ] as const)
    history.points.push({
      chapterId: row.id,
      memberId: member.id,
      withId,
      kind: "one_to_one",
      points: POINTS.oneToOne,
      at: new Date(midnightInIndia(day).getTime() + 12 * HOUR_MS),
      sourceId: id,
    });
}

/** Once in 30 days for a pair, and at most four a week for each: the same two may be in two chapters. */
function counts({ oneToOnes }: SampleHistory, firstId: string, secondId: string, day: string): boolean {
  const confirmed = oneToOnes.filter(({ status }) => status === "confirmed");
  const isNear = (each: string) => Math.abs(Date.parse(each) - Date.parse(day)) <= ONE_TO_ONE_DAYS * DAY_MS;
  const inWeek = (id: string) =>
    confirmed.filter(
      (each) => weekOf(each.day) === weekOf(day) && (each.firstId === id || each.secondId === id),
    ).length;
  return (
    !confirmed.some((each) => each.firstId === firstId && each.secondId === secondId && isNear(each.day)) &&
    [firstId, secondId].every((id) => inWeek(id) < ONE_TO_ONES_A_WEEK)
  );
}

/** All pairs in rounds, in each of which nobody is named twice. */
function roundRobin<Each>(all: readonly Each[]): [Each, Each][] {
  const ring: (Each | null)[] = all.length % 2 ? [...all, null] : [...all];
  const pairs: [Each, Each][] = [];
  for (let round = 1; round < ring.length; round++) {
    for (let at = 0; at < ring.length / 2; at++) {
      const [one, other] = [ring[at], ring[ring.length - 1 - at]];
      if (one && other) pairs.push([one, other]);
    }
    ring.splice(1, 0, ring.pop() ?? null);
  }
  return pairs;
}
