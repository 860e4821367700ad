import { NUDGE_DAYS } from "@cardplaza/contract/chapters/referral-words";
import type { ReferralStatus } from "@cardplaza/contract/enquiries/passed-on";
import { referralPoints, thankYouPoints } from "@cardplaza/contract/chapters/points-rules";
import { POINTS } from "@cardplaza/contract/chapters/points-words";
import { DAY_MS, HOUR_MS } from "@cardplaza/contract/time";
import type { Member } from "../../features/accounts/accounts.table.ts";
import { hashOf } from "../../features/cards/customization/themes/seeded.ts";
import { newId } from "../../platform/ids.ts";
import type { SampleReferral } from "./business-of-asha.ts";
import { daysBefore, type SampleHistory } from "./sample-history.ts";

export interface PlannedReferral extends Omit<SampleReferral, "giver" | "receiver" | "chapter"> {
  giver: Member;
  receiver: Member;
  giverChapterId: string;
  receiverChapterId: string;
  leadId?: string | undefined;
  enquiryId?: string | undefined;
}

const ACCEPTED: readonly ReferralStatus[] = ["accepted", "contacted", "won", "lost"];
const CONTACTED: readonly ReferralStatus[] = ["contacted", "won", "lost"];
const ENDED: readonly ReferralStatus[] = ["declined", "won", "lost", "expired", "withdrawn"];
const BY: Partial<Record<ReferralStatus, "giver" | "clock">> = {
  given: "giver",
  withdrawn: "giver",
  expired: "clock",
};
const paise = (rupees: number) => rupees * 100;

/** A referral with its timeline, the points for it and, if it was won, the thanks. */
export function addReferral(history: SampleHistory, planned: PlannedReferral): void {
  const { now } = history;
  const { giver, receiver, status, daysAgo, endedDaysAgo = daysAgo, rupees, note = "" } = planned;
  const createdAt = daysBefore(now, daysAgo);
  const lastAt = daysBefore(now, endedDaysAgo);
  const acceptedAt = ACCEPTED.includes(status)
    ? between(createdAt, lastAt, status === "accepted" ? 1 : 0.1)
    : null;
  const isWon = status === "won";
  const isCrossChapter = planned.giverChapterId !== planned.receiverChapterId;
  const id = newId(createdAt.getTime());
  const nudgeAt = createdAt.getTime() + NUDGE_DAYS * DAY_MS;
  history.referrals.push({
    id,
    giverId: giver.id,
    receiverId: receiver.id,
    giverChapterId: planned.giverChapterId,
    receiverChapterId: planned.receiverChapterId,
    isCrossChapter,
    prospectName: planned.prospect,
    prospectPhone: phoneOf(planned.prospect),
    prospectEmail: "",
    need: planned.need,
    heat: planned.heat ?? 3,
    type: "outside",
    estPaise: paise(Math.max(5, Math.round(rupees / 50_000) * 5) * 10_000),
    status,
    declineReason: planned.declineReason ?? null,
    wonPaise: isWon ? paise(rupees) : null,
    acceptedAt,
    wonAt: isWon ? lastAt : null,
    endedAt: ENDED.includes(status) ? lastAt : null,
    nudgedAt:
      (status === "given" || status === "expired") && nudgeAt <= now.getTime() ? new Date(nudgeAt) : null,
    leadId: planned.leadId ?? null,
    enquiryId: planned.enquiryId ?? null,
    createdAt,
    updatedAt: lastAt,
  });
  const steps: [ReferralStatus, Date][] = [["given", createdAt]];
  if (acceptedAt) steps.push(["accepted", acceptedAt]);
  if (CONTACTED.includes(status))
    steps.push([
      "contacted",
      status === "contacted" ? lastAt : between(acceptedAt ?? createdAt, lastAt, 0.3),
    ]);
  if (ENDED.includes(status)) steps.push([status, lastAt]);
  for (const [order, [step, at]] of steps.entries())
    history.events.push({
      // Ids are the order of the timeline.
      id: newId(at.getTime() + order),
      referralId: id,
      status: step,
      by: BY[step] ?? "receiver",
      text: step === status ? note : "",
      at,
    });
  const earned = { chapterId: planned.giverChapterId, memberId: giver.id, withId: receiver.id, sourceId: id };
  if (acceptedAt)
    history.points.push({
      ...earned,
      kind: "referral_accepted",
      points: referralPoints(isCrossChapter),
      at: acceptedAt,
    });
  if (isWon) history.points.push({ ...earned, kind: "referral_won", points: POINTS.won, at: lastAt });
  if (isWon && planned.isThanked)
    addThankYou(history, {
      from: receiver,
      to: giver,
      chapterId: planned.giverChapterId,
      referralId: id,
      rupees,
      kind: "new",
      note: "",
      at: new Date(Math.min(lastAt.getTime() + 2 * HOUR_MS, now.getTime())),
    });
}

export interface PlannedThankYou {
  from: Member;
  to: Member;
  chapterId: string;
  referralId: string | null;
  rupees: number;
  kind: "new" | "repeat";
  note: string;
  at: Date;
}

export function addThankYou(history: SampleHistory, planned: PlannedThankYou): void {
  const { from, to, rupees, at, chapterId, ...fields } = planned;
  const id = newId(at.getTime());
  const amountPaise = paise(rupees);
  history.thankYous.push({ ...fields, id, fromId: from.id, toId: to.id, chapterId, amountPaise, at });
  const points = thankYouPoints(amountPaise);
  if (points > 0)
    history.points.push({
      chapterId,
      memberId: to.id,
      withId: from.id,
      kind: "thank_you",
      points,
      at,
      sourceId: id,
    });
}

const between = (from: Date, to: Date, part: number) =>
  new Date(from.getTime() + (to.getTime() - from.getTime()) * part);

/** The same prospect has the same number everywhere. Nobody can get it. */
export const phoneOf = (name: string) => `+9190000${10_000 + (hashOf(name) % 40_000)}`;
