import { and, asc, eq, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { SUGGESTION_TEXT } from "@cardplaza/contract/people/connection-words";
import type { Db } from "../../../../platform/database.ts";
import type { Suggested, SuggestedFor } from "../../../../registry/registration.ts";
import { isListed } from "../chapters-seen.ts";
import { takesPart } from "../chapter-queries.ts";
import { chapterMembers, chapters } from "../chapters.table.ts";

const own = alias(chapterMembers, "own_membership");

/** Who takes part in the same chapters as this member, the oldest members first. */
const findChapterMates = (db: Db, memberId: string, limit: number) =>
  db
    .select({ memberId: chapterMembers.memberId, chapter: chapters.name })
    .from(own)
    .innerJoin(chapters, eq(chapters.id, own.chapterId))
    .innerJoin(chapterMembers, eq(chapterMembers.chapterId, own.chapterId))
    .where(
      and(
        eq(own.memberId, memberId),
        eq(own.status, "active"),
        ne(chapterMembers.memberId, memberId),
        takesPart(),
        isListed(),
      ),
    )
    .orderBy(asc(chapterMembers.joinedAt), asc(chapterMembers.memberId))
    .limit(limit);

/** Who takes part in the chapters of a city, the oldest members first. */
const findMembersOfChaptersIn = (db: Db, city: string, limit: number) =>
  db
    .select({ memberId: chapterMembers.memberId, chapter: chapters.name })
    .from(chapters)
    .innerJoin(chapterMembers, eq(chapterMembers.chapterId, chapters.id))
    .where(and(eq(chapters.city, city), isListed(), takesPart()))
    .orderBy(asc(chapterMembers.joinedAt), asc(chapterMembers.memberId))
    .limit(limit);

/** For people to meet: members of the same chapters, and of chapters in the same city. */
export async function findSuggestedByChapters(
  db: Db,
  { memberId, city, limit }: SuggestedFor,
): Promise<Suggested[]> {
  const mates = await findChapterMates(db, memberId, limit);
  const near = city ? await findMembersOfChaptersIn(db, city, limit) : [];
  return [
    ...mates.map((mate) => suggested(mate, "same_chapter")),
    ...near.map((mate) => suggested(mate, "chapter_near")),
  ];
}

const suggested = (mate: { memberId: string; chapter: string }, reason: "same_chapter" | "chapter_near") => ({
  personId: mate.memberId,
  reason,
  text: SUGGESTION_TEXT[reason](mate.chapter),
});
