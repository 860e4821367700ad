import { inArray } from "drizzle-orm";
import {
  CHAPTER_TEXT,
  INVITATION_DAYS,
  LISTED_STATUSES,
  WAITING_STATUSES,
  type ChapterStatus,
} from "@cardplaza/contract/chapters/chapter-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Context } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { findChapter, findMembership, isSeated } from "./chapter-queries.ts";
import { chapters, type ChapterRow, type MembershipRow } from "./chapters.table.ts";

/** A condition in a query over chapters: everybody may see the chapter. */
export const isListed = () => inArray(chapters.status, [...LISTED_STATUSES]);
export const isListedStatus = (status: ChapterStatus) =>
  (LISTED_STATUSES as readonly string[]).includes(status);

/** An invitation ends after a while, also before the clock's work deletes it. */
export const isEndedInvitation = ({ status, changedAt }: MembershipRow, now: Date) =>
  status === "invited" && changedAt.getTime() <= now.getTime() - INVITATION_DAYS * DAY_MS;

/** They have a seat or wait for one. */
export const isCurrent = (membership: MembershipRow, now: Date) =>
  (isSeated(membership) || (WAITING_STATUSES as readonly string[]).includes(membership.status)) &&
  !isEndedInvitation(membership, now);

/** Archived and suspended chapters are for their members alone. */
export async function findChapterSeenBy(
  { db, member, now }: Pick<Context, "db" | "member" | "now">,
  id: string,
): Promise<{ chapter: ChapterRow; own: MembershipRow | null }> {
  const chapter = await findChapter(db, id);
  const found = member ? await findMembership(db, id, member.id) : undefined;
  const own = found && isCurrent(found, now) ? found : null;
  if (!isListedStatus(chapter.status) && !(own && isSeated(own))) throw notFound(CHAPTER_TEXT.notFound);
  return { chapter, own };
}
