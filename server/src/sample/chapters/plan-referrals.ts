import type { DeclineReason } from "@cardplaza/contract/chapters/referral-words";
import type { ReferralStatus } from "@cardplaza/contract/enquiries/passed-on";
import { monthOf } from "@cardplaza/contract/chapters/points-rules";
import { DAY_MS, midnightInIndia } from "@cardplaza/contract/time";
import { hashOf, seeded } from "../../features/cards/customization/themes/seeded.ts";
import { addReferral } from "./build-referrals.ts";
import { RING } from "./business-of-asha.ts";
import { SAMPLE_NEEDS } from "./needs.ts";
import { SAMPLE_PLAN } from "./plan.ts";
import {
  activeSeats,
  takingPart,
  type LoadedChapter,
  type LoadedSeat,
  type SampleHistory,
} from "./sample-history.ts";

const FIRST_GIVEN_DAYS_AGO = 174;
/** How many of a hundred referrals come from another chapter. */
const CROSS_CHAPTER = 14;
const RING_OF = new Set(RING.map(({ giver }) => giver));

/** What members needed in half a year, each from somebody else, with an end that fits its age. */
export function planReferrals(history: SampleHistory, chapters: readonly LoadedChapter[]): void {
  for (const chapter of chapters) {
    const random = seeded(hashOf(`referrals of ${chapter.sample.key}`));
    const needs = takingPart(chapter).flatMap((seat) =>
      (SAMPLE_NEEDS[seat.key] ?? []).map((need) => ({ seat, need })),
    );
    for (const [order, { seat, need }] of needs.entries()) {
      // Steps of a prime mix the receivers over the months.
      const place = ((order * 17) % needs.length) / needs.length;
      const daysAgo = Math.min(1 + place * FIRST_GIVEN_DAYS_AGO, daysSince(history, seat) - 3);
      const [from, giver] = giverOf(chapters, chapter, seat, daysAgo, random);
      if (!giver) continue;
      const [prospect, text, rupees] = need;
      addReferral(history, {
        giver: giver.member,
        receiver: seat.member,
        giverChapterId: from.row.id,
        receiverChapterId: chapter.row.id,
        prospect,
        need: text,
        rupees,
        heat: 2 + Math.floor(random() * 4),
        daysAgo,
        ...endOf(daysAgo, random),
        isThanked: random() < 0.8,
      });
    }
  }
}

/** Two who give mostly to each other, in the part of this month that has passed. */
export function planRing(history: SampleHistory, chapter: LoadedChapter): void {
  const { now } = history;
  const start = midnightInIndia(`${monthOf(now)}-01`);
  const passed = (now.getTime() - start.getTime()) / DAY_MS;
  for (const { part, ...sample } of RING) {
    const [giver, receiver] = [sample.giver, sample.receiver].map((key) =>
      chapter.seats.find((seat) => seat.key === key),
    );
    if (!giver || !receiver) continue;
    addReferral(history, {
      ...sample,
      giver: giver.member,
      receiver: receiver.member,
      giverChapterId: chapter.row.id,
      receiverChapterId: chapter.row.id,
      daysAgo: passed * (1 - part),
      endedDaysAgo: passed * (0.9 - part),
      status: "accepted",
    });
  }
}

const daysSince = ({ now }: SampleHistory, { since }: LoadedSeat) =>
  (now.getTime() - since.getTime()) / DAY_MS;

function giverOf(
  chapters: readonly LoadedChapter[],
  own: LoadedChapter,
  receiver: LoadedSeat,
  daysAgo: number,
  random: () => number,
): [LoadedChapter, LoadedSeat | undefined] {
  const others = chapters.filter((chapter) => chapter !== own);
  const from = random() * 100 < CROSS_CHAPTER ? (others[Math.floor(random() * others.length)] ?? own) : own;
  const givers = activeSeats(from).filter(
    ({ key, weeks }) =>
      key !== receiver.key &&
      SAMPLE_PLAN.includes(key) &&
      (!weeks || weeks * 7 > daysAgo + 2) &&
      !(RING_OF.has(key) && daysAgo < 40),
  );
  return [from, givers[Math.floor(random() * givers.length)]];
}

const REASONS: readonly DeclineReason[] = ["not_qualified", "no_capacity", "duplicate", "other"];

/** What became of it: young ones are open, old ones have ended. */
function endOf(
  daysAgo: number,
  random: () => number,
): { status: ReferralStatus; endedDaysAgo: number; declineReason?: DeclineReason } {
  const chance = random();
  const later = (days: number) => Math.max(daysAgo - days, daysAgo * 0.2);
  if (daysAgo < 4) return { status: "given", endedDaysAgo: daysAgo };
  if (chance < 0.08) {
    const declineReason = REASONS[Math.floor(random() * REASONS.length)] ?? "other";
    return { status: "declined", endedDaysAgo: later(2), declineReason };
  }
  if (chance < 0.13 && daysAgo > 32) return { status: "expired", endedDaysAgo: daysAgo - 30 };
  if (daysAgo < 14)
    return { status: chance < 0.5 ? "accepted" : "contacted", endedDaysAgo: later(1 + chance * 3) };
  if (daysAgo < 28)
    return { status: chance < 0.4 ? "won" : "contacted", endedDaysAgo: later(6 + chance * 6) };
  if (chance < 0.28) return { status: "lost", endedDaysAgo: later(15 + random() * 15) };
  return { status: "won", endedDaysAgo: later(10 + random() * 25) };
}
