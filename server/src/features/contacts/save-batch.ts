import type { ContactFields } from "@cardplaza/contract/contacts/contacts";
import type { MemberContext } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { listScanned } from "./contact-queries.ts";
import { contacts } from "./contacts.table.ts";
import { requireRoomForContacts, lockContactsOf } from "./contact-limit.ts";

type Scanned = ContactFields & { id: string };

/** Contacts that were saved before stay as they are: they may have been changed or deleted since. */
export function saveBatch({ db, member, now }: MemberContext, scanned: Scanned[]) {
  return inTransaction(db, async (tx) => {
    await lockContactsOf(tx, member.id);
    const known = await listScanned(
      tx,
      member.id,
      scanned.map(({ id }) => id),
    );
    const ids = new Map(known.map(({ id, scanId }) => [scanId, id]));
    const rows = scanned.flatMap(({ id: scanId, ...fields }, index) => {
      if (ids.has(scanId)) return [];
      // Ids are in the order of time, so the last one scanned is the newest.
      const id = newId(now.getTime() - scanned.length + index);
      ids.set(scanId, id);
      return { ...fields, id, scanId, memberId: member.id, createdAt: now, updatedAt: now };
    });
    if (rows.length > 0) {
      await requireRoomForContacts(tx, member.id, rows.length);
      await tx.insert(contacts).values(rows);
    }
    const created = new Set(rows.map(({ id }) => id));
    return {
      contacts: scanned.map(({ id }) => {
        const _id = ids.get(id) as string;
        // A contact that is twice in one batch is new the first time.
        return { id, _id, created: created.delete(_id) };
      }),
    };
  });
}
