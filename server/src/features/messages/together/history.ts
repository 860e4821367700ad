import type { MemberContext } from "../../../context.ts";
import { lastMeetingBothAttended } from "../../chapters/meetings-attended.ts";
import { oneToOnesBetween } from "../../chapters/referrals/one-to-one-queries.ts";
import { referralsBetween } from "../../chapters/referrals/referral-queries.ts";
import { enquiriesBetween } from "../../enquiries/enquiries-between.ts";
import { applicationsBetween } from "../../jobs/applications/applications-between.ts";
import { introductionsWith } from "../../people/introductions/introduction-queries.ts";
import { namesOfMembers } from "../present/names.ts";

export interface Pair {
  memberId: string;
  other: { id: string; name: string };
}

/** All that two members have done together, one query for each room. */
export async function readHistory({ db, now }: Pick<MemberContext, "db" | "now">, { memberId, other }: Pair) {
  const introductions = await introductionsWith(db, memberId, other.id);
  return {
    now,
    memberId,
    other,
    meeting: await lastMeetingBothAttended(db, memberId, other.id, now),
    oneToOnes: await oneToOnesBetween(db, memberId, other.id),
    referrals: await referralsBetween(db, memberId, other.id),
    enquiries: await enquiriesBetween(db, memberId, other.id),
    applications: await applicationsBetween(db, memberId, other.id),
    introductions,
    nameOf: await namesOfMembers(
      db,
      introductions.flatMap(({ askerId, viaId, targetId }) => [askerId, viaId, targetId]),
    ),
  };
}

export type History = Awaited<ReturnType<typeof readHistory>>;
