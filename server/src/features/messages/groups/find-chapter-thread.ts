import { eq } from "drizzle-orm";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { conversations } from "../conversations.table.ts";
import { findPlace } from "../places/places.ts";
import { findTakingPart } from "../relations/officers.ts";
import { followChapter } from "./follow-chapter.ts";

/**
 * The announcement thread of a chapter, for its members and for former ones. A chapter that is older than these threads
 * gets its own the first time that a member looks for it, or that anything changes in it.
 */
export async function findChapterThread(ctx: MemberContext, chapterId: string) {
  const { db, member } = ctx;
  const [existing] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.chapterId, chapterId));
  const id = existing?.id ?? (await beginThread(ctx, chapterId));
  if (!id) throw notFound(MESSAGE_TEXT.notFound);
  await findPlace(db, member.id, id);
  return { conversationId: id };
}

async function beginThread(ctx: MemberContext, chapterId: string): Promise<string | null> {
  if (!(await findTakingPart(ctx.db, chapterId)).has(ctx.member.id)) return null;
  return inTransaction(ctx.db, (tx) => followChapter(ctx, tx, chapterId));
}
