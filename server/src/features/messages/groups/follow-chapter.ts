import { eq } from "drizzle-orm";
import type { Services } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { conversations } from "../conversations.table.ts";
import { addPlaces } from "../places/add-places.ts";
import { changeRoles } from "../places/change-roles.ts";
import { endPlaces } from "../places/end-places.ts";
import { lockConversation } from "../places/places.ts";
import { publishConversation } from "../places/publish.ts";
import { takeClocks } from "../places/take-clocks.ts";
import { tick } from "../places/tick.ts";
import { findChapters, type ChapterOfThread } from "../relations/officers.ts";
import { compareWithChapter, type Difference } from "./compare-with-chapter.ts";

type FollowContext = Pick<Services, "clock" | "live">;

/**
 * Brings the announcement thread of a chapter to where the chapter is, and begins it if there is none: who takes part is
 * in it, its officers as admins, and it bears the chapter's name. It compares before it writes, so it may be called after
 * any change. Without a first line the thread is in nobody's list. Null if there is no chapter that goes on.
 */
export async function followChapter(ctx: FollowContext, tx: Tx, chapterId: string): Promise<string | null> {
  const chapter = (await findChapters(tx, [chapterId])).get(chapterId);
  const id = chapter && (await findOrBegin(ctx, tx, chapterId, chapter));
  if (!chapter || !id) return null;
  if (!(await compareWithChapter(tx, id, chapterId, chapter))) return id;
  // Again under the lock: an announcement, or another change of the chapter, may have come before.
  await lockConversation(tx, id);
  const difference = await compareWithChapter(tx, id, chapterId, chapter);
  if (difference) await apply(ctx, tx, id, difference);
  return id;
}

async function findOrBegin(
  { clock }: FollowContext,
  tx: Tx,
  chapterId: string,
  { name, isClosed }: ChapterOfThread,
): Promise<string | undefined> {
  const find = async () =>
    (
      await tx
        .select({ id: conversations.id })
        .from(conversations)
        .where(eq(conversations.chapterId, chapterId))
    )[0]?.id;
  const existing = await find();
  if (existing || isClosed) return existing;
  const now = clock.now();
  await tx
    .insert(conversations)
    .values({ id: newId(now.getTime()), kind: "chapter", chapterId, name, createdAt: now })
    .onConflictDoNothing({ target: conversations.chapterId });
  return find();
}

async function apply(
  ctx: FollowContext,
  tx: Tx,
  id: string,
  { name, headSeq, officers, members, left, roles }: Difference,
): Promise<void> {
  await takeClocks(tx, id, [...officers, ...members]);
  if (name !== null) await tx.update(conversations).set({ name }).where(eq(conversations.id, id));
  const from = { joinedSeq: headSeq };
  if (officers.length > 0) await addPlaces(tx, id, officers, { ...from, role: "admin" });
  if (members.length > 0) await addPlaces(tx, id, members, from);
  await changeRoles(tx, id, roles);
  const stayed = await tick(tx, { conversationId: id });
  const gone = left.length > 0 ? await tick(tx, { conversationId: id, only: left }) : [];
  if (left.length > 0) await endPlaces(tx, id, left, { standing: "left", leftSeq: headSeq });
  await publishConversation(ctx, tx, [...new Set([...stayed, ...gone])], id);
}
