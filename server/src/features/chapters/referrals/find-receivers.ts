import { and, eq, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import { LISTED_STATUSES } from "@cardplaza/contract/chapters/chapter-words";
import { MAX_RECEIVERS } from "@cardplaza/contract/chapters/referral-words";
import { categoryName, LISTED_CATEGORIES } from "@cardplaza/contract/categories/business-categories";
import type { MemberContext } from "../../../context.ts";
import { beginningWith, containing } from "../../../platform/like.ts";
import { members } from "../../accounts/accounts.table.ts";
import { hasWordLike } from "../../accounts/member-conditions.ts";
import { isReachableBy } from "../../moderation/reachable.ts";
import { chaptersOf } from "../chapter/chapter-queries.ts";
import { chapterMembers, chapters } from "../chapter/chapters.table.ts";
import { findPartners } from "./partners.ts";

interface Wanted {
  q: string;
  chapterId?: string;
}

/** Whom a referral can be given to: first in the member's own chapters, then, once something is typed, in all others. */
export async function findReceivers(ctx: MemberContext, { q, chapterId }: Wanted) {
  const own = (await chaptersOf(ctx.db, ctx.member.id)).map(({ chapter }) => chapter.id);
  const inThese = inArray(chapterMembers.chapterId, chapterId ? [chapterId] : own);
  const found = new Map<string, Found>();
  const add = async (condition: SQL | undefined) => {
    if (found.size >= MAX_RECEIVERS) return;
    for (const row of await select(ctx, condition))
      if (!found.has(row.memberId) && found.size < MAX_RECEIVERS) found.set(row.memberId, row);
  };
  if (chapterId || own.length > 0)
    await add(and(inThese, q === "" ? undefined : or(hasWordLike(q), ...fits(q))));
  // One after the other: each of them is found by an index, all of them at once are not.
  if (q !== "" && !chapterId) for (const condition of [beginsWith(q), ...fits(q)]) await add(condition);
  const rows = [...found.values()];
  const partnerOf = await findPartners(ctx.db, ctx.member.id, rows);
  return {
    receivers: rows.map((row) => ({
      ...partnerOf(row),
      categoryName: categoryName(row.category),
      city: row.city,
    })),
  };
}

type Found = Awaited<ReturnType<typeof select>>[number];

const select = ({ db, member }: MemberContext, condition: SQL | undefined) =>
  db
    .select({
      memberId: chapterMembers.memberId,
      chapterId: chapterMembers.chapterId,
      category: chapterMembers.category,
      city: chapters.city,
    })
    .from(chapterMembers)
    .innerJoin(chapters, eq(chapters.id, chapterMembers.chapterId))
    .innerJoin(members, eq(members.id, chapterMembers.memberId))
    .where(
      and(
        eq(chapterMembers.status, "active"),
        inArray(chapters.status, [...LISTED_STATUSES]),
        ne(members.id, member.id),
        isReachableBy(member.id),
        condition,
      ),
    )
    .orderBy(members.name, members.id, chapterMembers.joinedAt)
    // A member may be found once in each of their chapters.
    .limit(MAX_RECEIVERS * 3);

const beginsWith = (text: string): SQL =>
  sql`plain_letters(${members.name}) like plain_letters(${beginningWith(text)})`;

/** Chapters and trades with this text in their names. */
function fits(text: string): SQL[] {
  const lower = text.toLowerCase();
  const slugs = LISTED_CATEGORIES.filter(({ name }) => name.toLowerCase().includes(lower)).map(
    ({ slug }) => slug,
  );
  const inChapter = sql`${chapters.name} ilike ${containing(text)}`;
  return slugs.length > 0 ? [inChapter, inArray(chapterMembers.category, slugs)] : [inChapter];
}
