import { asc, desc, eq, and, inArray, ne, not, sql } from "drizzle-orm";
import { CHAPTER_ROLES, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { AccountPart } from "../../../registry/account-part.ts";
import { changed } from "../../../registry/changed.ts";
import { hasLeft } from "../../accounts/member-conditions.ts";
import { notify } from "../../notifications/notify.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { archive } from "./archive-chapter.ts";
import { isSeated, lockChapter, takesPart } from "./chapter-queries.ts";
import { chapterMembers, chapters, type ChapterRow, type MembershipRow } from "./chapters.table.ts";
import { handOver } from "./hand-over-chapter.ts";
import { chapterInvites } from "./invites/invites.table.ts";
import { endMembership } from "./members/end-membership.ts";
import { deleteMembership } from "./members/save-membership.ts";

/** A member's chapters. One that they lead goes to the next officer or member, so it never blocks an erasure. */
export const chaptersPart: AccountPart = {
  kinds: {
    "chapter-memberships": (db, memberId) =>
      db
        .select({
          chapter: chapters.name,
          chapterId: chapters.id,
          city: chapters.city,
          role: chapterMembers.role,
          status: chapterMembers.status,
          category: chapterMembers.category,
          message: chapterMembers.message,
          reason: chapterMembers.reason,
          targetPoints: chapterMembers.targetPoints,
          leaveUntil: chapterMembers.leaveUntil,
          joinedAt: chapterMembers.joinedAt,
          changedAt: chapterMembers.changedAt,
        })
        .from(chapterMembers)
        .innerJoin(chapters, eq(chapters.id, chapterMembers.chapterId))
        .where(eq(chapterMembers.memberId, memberId))
        .orderBy(asc(chapterMembers.changedAt)),
    "chapter-invite-links": (db, memberId) =>
      db
        .select({
          chapter: chapters.name,
          category: chapterInvites.category,
          forOne: chapterInvites.forOne,
          createdAt: chapterInvites.createdAt,
          expiresAt: chapterInvites.expiresAt,
          endedAt: chapterInvites.endedAt,
        })
        .from(chapterInvites)
        .innerJoin(chapters, eq(chapters.id, chapterInvites.chapterId))
        .where(eq(chapterInvites.inviterId, memberId))
        .orderBy(asc(chapterInvites.id)),
    "led-chapters": async (db, memberId) => {
      const rows = await db
        .select({ chapter: chapters })
        .from(chapterMembers)
        .innerJoin(chapters, eq(chapters.id, chapterMembers.chapterId))
        .where(and(eq(chapterMembers.memberId, memberId), eq(chapterMembers.role, "leader")))
        .orderBy(asc(chapters.id));
      return rows.map(({ chapter: { nameKey: _key, ...chapter } }) => chapter);
    },
  },
  async lock(tx, memberId) {
    await tx
      .select({ id: chapters.id })
      .from(chapters)
      .where(inArray(chapters.id, chapterIdsOf(tx, memberId)))
      .orderBy(asc(chapters.id))
      .for("no key update");
  },
  async erase(ctx, tx, memberId) {
    const all = await chapterIdsOf(tx, memberId).orderBy(asc(chapterMembers.chapterId));
    for (const { chapterId } of all) await leaveForGood(ctx, tx, chapterId, memberId);
    await tx.delete(chapterInvites).where(eq(chapterInvites.inviterId, memberId));
    await tx.update(chapterMembers).set({ invitedBy: null }).where(eq(chapterMembers.invitedBy, memberId));
  },
};

/** The ids of all chapters that a member is in, waits for or was in. */
export const chapterIdsOf = (tx: Tx, memberId: string) =>
  tx
    .select({ chapterId: chapterMembers.chapterId })
    .from(chapterMembers)
    .where(eq(chapterMembers.memberId, memberId));

async function leaveForGood(ctx: JobContext, tx: Tx, chapterId: string, memberId: string): Promise<void> {
  const chapter = await lockChapter(tx, chapterId);
  const ofMember = and(eq(chapterMembers.chapterId, chapterId), eq(chapterMembers.memberId, memberId));
  const [own] = await tx.select().from(chapterMembers).where(ofMember);
  if (!own) return;
  if (isSeated(own)) {
    if (own.role === "leader") await findNewLeader(ctx, tx, chapter, own);
    await endMembership(ctx, tx, chapter, own, { status: "left" });
  }
  await deleteMembership(tx, own);
  await changed(ctx, tx, "chapter", [chapterId]);
}

/** An officer with the plan, else an officer, else the oldest member; without any the chapter is archived. */
async function findNewLeader(
  ctx: JobContext,
  tx: Tx,
  chapter: ChapterRow,
  { chapterId, memberId }: MembershipRow,
): Promise<void> {
  const isOfficerFirst = sql`${chapterMembers.role} = 'member'`;
  const [next] = await tx
    .select({ id: chapterMembers.memberId })
    .from(chapterMembers)
    .where(
      and(
        eq(chapterMembers.chapterId, chapterId),
        ne(chapterMembers.memberId, memberId),
        takesPart(),
        not(hasLeft(chapterMembers.memberId)),
      ),
    )
    .orderBy(
      asc(isOfficerFirst),
      desc(premiumAt(chapterMembers.memberId, ctx.now)),
      sql`array_position(${sql.param([...CHAPTER_ROLES])}::text[], ${chapterMembers.role})`,
      asc(chapterMembers.joinedAt),
    )
    .limit(1);
  if (!next) {
    if (chapter.status !== "archived") await archive(ctx, tx, chapter);
    return;
  }
  await handOver(ctx, tx, chapter, next.id);
  await notify(ctx, tx, {
    to: next.id,
    news: "chapter.membership",
    with: { chapter: chapter.name, what: "role", role: "leader" },
    targetUrl: chapterPath(chapterId, "manage"),
    about: `chapter-leader:${chapterId}:${next.id}`,
  });
}
