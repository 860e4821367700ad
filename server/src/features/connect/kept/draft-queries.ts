import { and, desc, eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { postDrafts } from "./kept.table.ts";

type DraftRow = typeof postDrafts.$inferSelect;

/** Only the member's own. */
export const isOwnDraft = (memberId: string, id: string) =>
  and(eq(postDrafts.id, id), eq(postDrafts.memberId, memberId));

export const presentDraft = ({ id, contents, updatedAt }: DraftRow) => ({
  _id: id,
  contents,
  updated_at: updatedAt,
});

export async function listDrafts({ db, member }: MemberContext) {
  const rows = await db
    .select()
    .from(postDrafts)
    .where(eq(postDrafts.memberId, member.id))
    .orderBy(desc(postDrafts.updatedAt), desc(postDrafts.id));
  return { drafts: rows.map(presentDraft) };
}
