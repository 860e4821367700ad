import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { isOwnDraft } from "./draft-queries.ts";
import { postDrafts } from "./kept.table.ts";

export async function deleteDraft({ db, member }: MemberContext, id: string): Promise<void> {
  const deleted = await db
    .delete(postDrafts)
    .where(isOwnDraft(member.id, id))
    .returning({ id: postDrafts.id });
  if (deleted.length === 0) throw notFound(POST_TEXT.draftNotFound);
}
