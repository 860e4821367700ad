import type { ContactFields } from "@cardplaza/contract/contacts/contacts";
import type { MemberContext } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { one } from "../../platform/one.ts";
import { contacts } from "./contacts.table.ts";
import { presentContact } from "./present-contact.ts";
import { requireRoomForContacts, lockContactsOf } from "./contact-limit.ts";

export function saveContact({ db, member, now }: MemberContext, fields: ContactFields) {
  return inTransaction(db, async (tx) => {
    await lockContactsOf(tx, member.id);
    await requireRoomForContacts(tx, member.id, 1);
    const row = {
      ...fields,
      id: newId(now.getTime()),
      memberId: member.id,
      createdAt: now,
      updatedAt: now,
    };
    const saved = one(await tx.insert(contacts).values(row).returning());
    return presentContact(saved);
  });
}
