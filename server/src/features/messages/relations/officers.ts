import { and, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database.ts";
import { isOfficer, takesPart } from "../../chapters/chapter/chapter-queries.ts";
import { isListed, isListedStatus } from "../../chapters/chapter/chapters-seen.ts";
import { chapterMembers, chapters } from "../../chapters/chapter/chapters.table.ts";

/** The ids of those of these chapters in which the member is an officer now. One that has ended has none. */
export async function chaptersLedBy(
  db: Db | Tx,
  memberId: string,
  chapterIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (chapterIds.length === 0) return new Set();
  const rows = await db
    .select({ id: chapters.id, role: chapterMembers.role })
    .from(chapterMembers)
    .innerJoin(chapters, eq(chapters.id, chapterMembers.chapterId))
    .where(
      and(
        eq(chapterMembers.memberId, memberId),
        inArray(chapterMembers.chapterId, [...chapterIds]),
        takesPart(),
        isListed(),
      ),
    );
  return new Set(rows.flatMap(({ id, role }) => (isOfficer(role) ? [id] : [])));
}

export interface ChapterOfThread {
  name: string;
  /** An archived or suspended chapter: its thread can only be read. */
  isClosed: boolean;
}

export async function findChapters(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ChapterOfThread>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: chapters.id, name: chapters.name, status: chapters.status })
    .from(chapters)
    .where(inArray(chapters.id, [...ids]));
  return new Map(rows.map(({ id, name, status }) => [id, { name, isClosed: !isListedStatus(status) }]));
}

/** Who takes part in a chapter now, and who of them are its officers. */
export async function findTakingPart(
  db: Db | Tx,
  chapterId: string,
): Promise<ReadonlyMap<string, { isOfficer: boolean }>> {
  const rows = await db
    .select({ memberId: chapterMembers.memberId, role: chapterMembers.role })
    .from(chapterMembers)
    .where(and(eq(chapterMembers.chapterId, chapterId), takesPart()));
  return new Map(rows.map(({ memberId, role }) => [memberId, { isOfficer: isOfficer(role) }]));
}
