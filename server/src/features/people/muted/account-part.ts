import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { mutedMembers, mutedWords } from "./muted.table.ts";

/** People and words that a member did not want to read of. */
export const mutedPart: AccountPart = {
  kinds: {
    "muted-members": (db, memberId) =>
      db
        .select({ memberId: mutedMembers.mutedId, at: mutedMembers.at })
        .from(mutedMembers)
        .where(eq(mutedMembers.memberId, memberId))
        .orderBy(asc(mutedMembers.at)),
    "muted-words": async (db, memberId) => {
      const [row] = await db.select().from(mutedWords).where(eq(mutedWords.memberId, memberId));
      return (row?.words ?? []).map((word) => ({ word }));
    },
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(mutedWords).where(eq(mutedWords.memberId, memberId));
    await tx.delete(mutedMembers).where(eq(mutedMembers.memberId, memberId));
    await tx.delete(mutedMembers).where(eq(mutedMembers.mutedId, memberId));
  },
};
