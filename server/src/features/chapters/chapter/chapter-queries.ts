import { and, eq, inArray } from "drizzle-orm";
import {
  CHAPTER_TEXT,
  LISTED_STATUSES,
  OFFICER_ROLES,
  SEATED_STATUSES,
  type ChapterRole,
  type ChapterStatus,
} from "@cardplaza/contract/chapters/chapter-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { forbidden, notFound, wrongState } from "../../../platform/refusals.ts";
import { requireManageable } from "./leader-grace.ts";
import { chapterMembers, chapters, type ChapterRow, type MembershipRow } from "./chapters.table.ts";

export interface ChapterAndMembership {
  chapter: ChapterRow;
  membership: MembershipRow;
}

export const isOfficer = (role: ChapterRole) => (OFFICER_ROLES as readonly string[]).includes(role);
export const isSeated = ({ status }: Pick<MembershipRow, "status">) =>
  (SEATED_STATUSES as readonly string[]).includes(status);

/** In a query over memberships: they take part, also while they are away. */
export const takesPart = () => inArray(chapterMembers.status, ["active", "on_leave"]);
/** A condition in a query over memberships: the member takes a seat. */
export const hasSeat = () => inArray(chapterMembers.status, [...SEATED_STATUSES]);

export async function findChapter(db: Db | Tx, id: string): Promise<ChapterRow> {
  const [chapter] = await db.select().from(chapters).where(eq(chapters.id, id));
  if (!chapter) throw notFound(CHAPTER_TEXT.notFound);
  return chapter;
}

/** The names of chapters by their id. */
export async function chapterNames(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = chapters;
  const rows = await db
    .select({ id, name })
    .from(chapters)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** All that changes seats, roles or the state of a chapter happens one at a time. */
export async function lockChapter(tx: Tx, id: string): Promise<ChapterRow> {
  const [chapter] = await tx.select().from(chapters).where(eq(chapters.id, id)).for("no key update");
  if (!chapter) throw notFound(CHAPTER_TEXT.notFound);
  return chapter;
}

export async function findMembership(
  db: Db | Tx,
  chapterId: string,
  memberId: string,
): Promise<MembershipRow | undefined> {
  const [membership] = await db
    .select()
    .from(chapterMembers)
    .where(and(eq(chapterMembers.chapterId, chapterId), eq(chapterMembers.memberId, memberId)));
  return membership;
}

/** The id of the member who leads it; undefined for an archived chapter that everybody left. */
export async function findLeader(db: Db | Tx, chapterId: string): Promise<string | undefined> {
  const [leader] = await db
    .select({ id: chapterMembers.memberId })
    .from(chapterMembers)
    .where(and(eq(chapterMembers.chapterId, chapterId), eq(chapterMembers.role, "leader"), hasSeat()));
  return leader?.id;
}

/** The chapter of a member who takes part in it; not found and not yours look alike. */
export async function findChapterOf(
  db: Db | Tx,
  chapterId: string,
  memberId: string,
): Promise<ChapterAndMembership> {
  const chapter = await findChapter(db, chapterId);
  const membership = await findMembership(db, chapterId, memberId);
  if (!membership || !isSeated(membership)) throw forbidden(CHAPTER_TEXT.onlyMembers);
  if (membership.status === "suspended") throw forbidden(CHAPTER_TEXT.suspendedMember);
  return { chapter, membership };
}

/** The same for officers. Reading stays possible after the leader's grace has ended. */
export async function findChapterRunBy(
  db: Db | Tx,
  chapterId: string,
  memberId: string,
): Promise<ChapterAndMembership> {
  const found = await findChapterOf(db, chapterId, memberId);
  if (!isOfficer(found.membership.role)) throw forbidden(CHAPTER_TEXT.onlyOfficers);
  return found;
}

/** Locks the chapter for an officer who manages it now: its leader has the plan or is within the grace. */
export async function lockChapterManagedBy(
  tx: Tx,
  chapterId: string,
  memberId: string,
  now: Date,
): Promise<ChapterAndMembership> {
  await lockChapter(tx, chapterId);
  const found = await findChapterRunBy(tx, chapterId, memberId);
  requireRunning(found.chapter.status);
  await requireManageable(tx, found.chapter, now);
  return found;
}

/** The chapter, locked, if the member is its leader. */
export async function lockChapterLedBy(
  tx: Tx,
  chapterId: string,
  memberId: string,
  now: Date,
): Promise<ChapterAndMembership> {
  const found = await lockChapterManagedBy(tx, chapterId, memberId, now);
  if (found.membership.role !== "leader") throw forbidden(CHAPTER_TEXT.onlyLeader);
  return found;
}

/** An archived or suspended chapter does nothing more. */
export function requireRunning(status: ChapterStatus): void {
  if (status === "archived") throw wrongState(CHAPTER_TEXT.archived);
  if (status === "suspended") throw wrongState(CHAPTER_TEXT.suspended);
}

/** The chapters in which a member takes part now. */
export async function chaptersOf(db: Db | Tx, memberId: string): Promise<ChapterAndMembership[]> {
  return db
    .select({ chapter: chapters, membership: chapterMembers })
    .from(chapterMembers)
    .innerJoin(chapters, eq(chapters.id, chapterMembers.chapterId))
    .where(and(eq(chapterMembers.memberId, memberId), takesPart()))
    .orderBy(chapterMembers.joinedAt);
}

/** Chapters in which both take part, besides those that are archived or suspended. */
export async function chaptersInCommon(db: Db | Tx, one: string, other: string): Promise<string[]> {
  const [first, second] = [await chaptersOf(db, one), await chaptersOf(db, other)];
  const running: readonly string[] = LISTED_STATUSES;
  const ids = new Set(second.map(({ chapter }) => chapter.id));
  return first
    .filter(({ chapter }) => running.includes(chapter.status) && ids.has(chapter.id))
    .map(({ chapter }) => chapter.id);
}
