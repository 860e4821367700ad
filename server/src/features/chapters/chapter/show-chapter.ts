import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Chapter, OwnMembership } from "@cardplaza/contract/chapters/chapter";
import { OFFICER_ROLES } from "@cardplaza/contract/chapters/chapter-words";
import type { Context } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { personsSeenBy } from "../../people/profile/persons.ts";
import { isOfficer, isSeated, takesPart } from "./chapter-queries.ts";
import { findChapterSeenBy } from "./chapters-seen.ts";
import { chapterMembers, type MembershipRow } from "./chapters.table.ts";
import { graceOf } from "./leader-grace.ts";
import { mayTakeOver } from "./may-take-over.ts";
import { presentChapterLines } from "./present-chapter.ts";
import { countWaiting } from "./waiting-for-officers.ts";

export type ChapterJson = z.input<typeof Chapter>;
type Viewing = Pick<Context, "db" | "member" | "now">;

const NO_GRACE = { graceUntil: null, readOnly: false };

/** To visitors without what is for members, to officers with what waits for them. */
export async function showChapter(ctx: Viewing, id: string): Promise<ChapterJson> {
  const { db, member, now } = ctx;
  const { chapter, own } = await findChapterSeenBy(ctx, id);
  const line = one(await presentChapterLines(ctx, [chapter]));
  const takesPartNow = own !== null && isSeated(own) && own.status !== "suspended";
  const runsIt = takesPartNow && isOfficer(own.role);
  const grace = takesPartNow ? await graceOf(db, chapter, now) : NO_GRACE;
  return {
    ...line,
    description: chapter.description,
    pin: chapter.pin,
    venue: chapter.venue,
    link: takesPartNow ? chapter.link : "",
    firstDay: chapter.firstDay,
    maxMembers: chapter.maxMembers,
    oneSeatPerCategory: chapter.oneSeatPerCategory,
    visitorMaxVisits: chapter.visitorMaxVisits,
    absenceLimit: chapter.absenceLimit,
    feePaise: chapter.feePaise,
    feePer: chapter.feePer,
    officers: await officersSeenBy(db, id, member?.id ?? null, { isPublicList: !takesPartNow }),
    takenCategories: await takenCategories(db, id),
    own: own && presentOwn(own),
    ...grace,
    mayTakeOver: own !== null && grace.readOnly && (await mayTakeOver(db, own, now)),
    waiting: runsIt ? await countWaiting(db, id, now) : 0,
    created_at: chapter.createdAt,
    updated_at: chapter.updatedAt,
    version: chapter.version,
  };
}

export const presentOwn = (own: MembershipRow): z.input<typeof OwnMembership> => ({
  role: own.role,
  status: own.status,
  category: own.category,
  targetPoints: own.targetPoints,
  isOfficer: isSeated(own) && own.status !== "suspended" && isOfficer(own.role),
  leaveUntil: own.leaveUntil,
});

async function officersSeenBy(
  db: Db | Tx,
  chapterId: string,
  viewerId: string | null,
  { isPublicList }: { isPublicList: boolean },
) {
  const rows = await db
    .select({ id: chapterMembers.memberId, role: chapterMembers.role })
    .from(chapterMembers)
    .where(
      and(
        eq(chapterMembers.chapterId, chapterId),
        inArray(chapterMembers.role, [...OFFICER_ROLES]),
        takesPart(),
      ),
    )
    .orderBy(
      sql`array_position(${sql.param([...OFFICER_ROLES])}::text[], ${chapterMembers.role})`,
      asc(chapterMembers.joinedAt),
    );
  const ids = rows.map(({ id }) => id);
  const persons = await personsSeenBy(db, viewerId, ids, { withMutual: false, isPublicList });
  return rows.flatMap(({ id, role }) => {
    const person = persons.get(id);
    return person ? [{ name: person.name, role, profile_image: person.profile_image }] : [];
  });
}

export async function takenCategories(db: Db | Tx, chapterId: string): Promise<string[]> {
  const rows = await db
    .select({ seat: chapterMembers.seat })
    .from(chapterMembers)
    .where(and(eq(chapterMembers.chapterId, chapterId), isNotNull(chapterMembers.seat)))
    .orderBy(asc(chapterMembers.seat));
  return rows.flatMap(({ seat }) => seat ?? []);
}
