import { and, desc, eq, inArray } from "drizzle-orm";
import { CONTACTS_TEXT } from "@cardplaza/contract/contacts/contacts-words";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { notFound } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { contacts, deletedScans } from "./contacts.table.ts";

/** Far more than the batches that can still be on their way. */
export const MAX_DELETED_SCANS = 1_000;

/** The contact stays deleted, even if its batch is sent again. */
export function deleteContact({ db, member, now }: MemberContext, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [deleted] = await tx
      .delete(contacts)
      .where(and(eq(contacts.memberId, member.id), eq(contacts.id, id)))
      .returning({ scanId: contacts.scanId });
    if (!deleted) throw notFound(CONTACTS_TEXT.notFound);
    if (deleted.scanId === null) return;
    await tx
      .insert(deletedScans)
      .values({ memberId: member.id, scanId: deleted.scanId, contactId: id, deletedAt: now });
    await deleteOldest(tx, member.id);
  });
}

async function deleteOldest(tx: Tx, memberId: string): Promise<void> {
  const own = eq(deletedScans.memberId, memberId);
  const tooMany = tx
    .select({ scanId: deletedScans.scanId })
    .from(deletedScans)
    .where(own)
    .orderBy(desc(deletedScans.deletedAt), desc(deletedScans.contactId))
    .offset(MAX_DELETED_SCANS);
  await tx.delete(deletedScans).where(and(own, inArray(deletedScans.scanId, tooMany)));
}
