import { eq } from "drizzle-orm";
import { MAX_DRAFTS, POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { DraftContents } from "@cardplaza/contract/connect/post";
import type { MemberContext } from "../../../context.ts";
import { takeTurn } from "../../../platform/advisory-locks.ts";
import { newId } from "../../../platform/ids.ts";
import { limitReached, notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { isOwnDraft, presentDraft } from "./draft-queries.ts";
import { postDrafts } from "./kept.table.ts";

export function createDraft({ db, member, now }: MemberContext, contents: DraftContents) {
  return inTransaction(db, async (tx) => {
    await takeTurn(tx, "postDrafts", member.id);
    if ((await tx.$count(postDrafts, eq(postDrafts.memberId, member.id))) >= MAX_DRAFTS)
      throw limitReached(POST_TEXT.draftsFull);
    const draft = { id: newId(now.getTime()), memberId: member.id, contents, updatedAt: now };
    await tx.insert(postDrafts).values(draft);
    return presentDraft(draft);
  });
}

/** The draft is then exactly what was sent. */
export async function changeDraft({ db, member, now }: MemberContext, id: string, contents: DraftContents) {
  const [draft] = await db
    .update(postDrafts)
    .set({ contents, updatedAt: now })
    .where(isOwnDraft(member.id, id))
    .returning();
  if (!draft) throw notFound(POST_TEXT.draftNotFound);
  return presentDraft(draft);
}
