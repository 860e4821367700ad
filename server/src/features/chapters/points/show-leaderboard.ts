import type { z } from "zod";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import type { LeaderboardRow } from "@cardplaza/contract/chapters/leaderboard";
import { firstMonth, monthOf } from "@cardplaza/contract/chapters/points-rules";
import type { Period } from "@cardplaza/contract/chapters/points-words";
import type { MemberContext } from "../../../context.ts";
import { personsSeenBy } from "../../people/profile/persons.ts";
import { findChapterOf, isOfficer } from "../chapter/chapter-queries.ts";
import { isAway, rankMembers, type RankedMember } from "./ranked-members.ts";
import { listRings } from "./rings.ts";
import { sumThanks } from "./sum-thanks.ts";

/** Everybody in the chapter sees the same rows, also of members with whom they are in a block: it is one ranking. */
export async function showLeaderboard({ db, member, now }: MemberContext, chapterId: string, period: Period) {
  const { membership } = await findChapterOf(db, chapterId, member.id);
  const from = firstMonth(period, monthOf(now));
  const ranked = await rankMembers(db, chapterId, period, now);
  const ids = ranked.map((row) => row.membership.memberId);
  const persons = await personsSeenBy(db, member.id, ids, { withMutual: false });
  const photoOf = (id: string) => persons.get(id)?.profile_image ?? null;
  return {
    period,
    from,
    rows: ranked.map((row) => presentRow(row, photoOf(row.membership.memberId), member.id)),
    rings: await listRings(db, chapterId, from, member.id),
    thankedPaise: await sumThanks(db, chapterId, from),
    isOfficer: isOfficer(membership.role),
  };
}

const presentRow = (
  { membership, ...row }: RankedMember,
  profile_image: string | null,
  viewerId: string,
): z.input<typeof LeaderboardRow> => ({
  ...row,
  userId: membership.memberId,
  profile_image,
  categoryName: categoryName(membership.category),
  onLeave: isAway({ membership }),
  isOwn: membership.memberId === viewerId,
});
