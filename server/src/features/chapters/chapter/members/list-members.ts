import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import {
  CHAPTER_ROLES,
  CHAPTER_TEXT,
  type MembershipStatus,
} from "@cardplaza/contract/chapters/chapter-words";
import type { Context } from "../../../../context.ts";
import { notFound } from "../../../../platform/refusals.ts";
import { isOfficer, isSeated } from "../chapter-queries.ts";
import { findChapterSeenBy, isEndedInvitation } from "../chapters-seen.ts";
import { chapterMembers } from "../chapters.table.ts";
import { presentMembers } from "./present-members.ts";

const SEEN_BY_ALL: MembershipStatus[] = ["active", "on_leave"];

/** The leader first. Officers also see who waits, who was suspended and who left. */
export async function listMembers(
  ctx: Pick<Context, "db" | "member" | "now">,
  id: string,
  { q }: { q: string },
) {
  const { own } = await findChapterSeenBy(ctx, id);
  const runsIt = own !== null && isSeated(own) && own.status !== "suspended" && isOfficer(own.role);
  const rows = await ctx.db
    .select()
    .from(chapterMembers)
    .where(
      and(
        eq(chapterMembers.chapterId, id),
        runsIt
          ? undefined
          : or(inArray(chapterMembers.status, SEEN_BY_ALL), eq(chapterMembers.memberId, own?.memberId ?? "")),
      ),
    )
    .orderBy(
      sql`array_position(${sql.param([...CHAPTER_ROLES])}::text[], ${chapterMembers.role})`,
      asc(chapterMembers.joinedAt),
      asc(chapterMembers.changedAt),
      asc(chapterMembers.memberId),
    );
  const current = rows.filter((row) => !isEndedInvitation(row, ctx.now));
  const shown = await presentMembers(ctx, current, runsIt, {
    isPublicList: own === null || !isSeated(own),
  });
  const words = q.toLowerCase();
  const fits = ({ person, categoryName }: (typeof shown)[number]) =>
    person.name.toLowerCase().includes(words) || categoryName.toLowerCase().includes(words);
  return { members: shown.filter(fits) };
}

/** One member, after an officer or the member themselves changed something. */
export async function showMember(
  ctx: Pick<Context, "db" | "member" | "now">,
  chapterId: string,
  memberId: string,
) {
  const rows = await ctx.db
    .select()
    .from(chapterMembers)
    .where(and(eq(chapterMembers.chapterId, chapterId), eq(chapterMembers.memberId, memberId)));
  const [shown] = await presentMembers(ctx, rows, true);
  if (!shown) throw notFound(CHAPTER_TEXT.notAMember);
  return shown;
}
