import { and, eq, ne } from "drizzle-orm";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { MemberContext } from "../../../context.ts";
import { takeTurn } from "../../../platform/advisory-locks.ts";
import { conflict } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { findCollection, requireCollection } from "./collection-queries.ts";
import { bookmarkCollections } from "./kept.table.ts";

export function renameCollection({ db, member }: MemberContext, id: string, name: string) {
  return inTransaction(db, async (tx) => {
    await takeTurn(tx, "bookmarkCollections", member.id);
    await requireCollection(tx, member.id, id);
    const another = and(
      eq(bookmarkCollections.memberId, member.id),
      eq(bookmarkCollections.name, name),
      ne(bookmarkCollections.id, id),
    );
    if ((await tx.$count(bookmarkCollections, another)) > 0) throw conflict(POST_TEXT.sameName);
    await tx.update(bookmarkCollections).set({ name }).where(eq(bookmarkCollections.id, id));
    return findCollection(tx, member.id, id);
  });
}
