import { eq } from "drizzle-orm";
import { MAX_COLLECTIONS, POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { MemberContext } from "../../../context.ts";
import { takeTurn } from "../../../platform/advisory-locks.ts";
import { newId } from "../../../platform/ids.ts";
import { conflict, limitReached } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { bookmarkCollections } from "./kept.table.ts";

export function createCollection({ db, member, now }: MemberContext, name: string) {
  return inTransaction(db, async (tx) => {
    await takeTurn(tx, "bookmarkCollections", member.id);
    const own = await tx.$count(bookmarkCollections, eq(bookmarkCollections.memberId, member.id));
    if (own >= MAX_COLLECTIONS) throw limitReached(POST_TEXT.tooManyCollections);
    const row = { id: newId(now.getTime()), memberId: member.id, name, createdAt: now };
    const added = await tx.insert(bookmarkCollections).values(row).onConflictDoNothing().returning();
    if (added.length === 0) throw conflict(POST_TEXT.sameName);
    return { _id: row.id, name, count: 0 };
  });
}
