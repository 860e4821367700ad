import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { contacts, deletedScans } from "./contacts.table.ts";

export const contactsPart: AccountPart = {
  kinds: {
    contacts: async (db, memberId) => {
      const rows = await db
        .select()
        .from(contacts)
        .where(eq(contacts.memberId, memberId))
        .orderBy(asc(contacts.id));
      return rows.map(({ memberId: _own, words: _derived, ...row }) => row);
    },
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(contacts).where(eq(contacts.memberId, memberId));
    await tx.delete(deletedScans).where(eq(deletedScans.memberId, memberId));
  },
};
