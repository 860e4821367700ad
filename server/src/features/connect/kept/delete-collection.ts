import { and, eq } from "drizzle-orm";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { bookmarkCollections } from "./kept.table.ts";

/** Its posts stay saved, in no collection. */
export async function deleteCollection({ db, member }: MemberContext, id: string): Promise<void> {
  const deleted = await db
    .delete(bookmarkCollections)
    .where(and(eq(bookmarkCollections.id, id), eq(bookmarkCollections.memberId, member.id)))
    .returning({ id: bookmarkCollections.id });
  if (deleted.length === 0) throw notFound(POST_TEXT.collectionNotFound);
}
