import type { ContactFields } from "@cardplaza/contract/contacts/contacts";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { one } from "../../platform/one.ts";
import { contacts, type ContactRow } from "./contacts.table.ts";
import { presentContact } from "./present-contact.ts";
import { requireRoomForContacts, lockContactsOf } from "./contact-limit.ts";

type Saver = Pick<MemberContext, "member" | "now">;

export const saveContact = (ctx: MemberContext, fields: ContactFields) =>
  inTransaction(ctx.db, async (tx) => presentContact(await addContact(ctx, tx, fields)));

export async function addContact({ member, now }: Saver, tx: Tx, fields: ContactFields): Promise<ContactRow> {
  await lockContactsOf(tx, member.id);
  await requireRoomForContacts(tx, member.id, 1);
  const row = { ...fields, id: newId(now.getTime()), memberId: member.id, createdAt: now, updatedAt: now };
  return one(await tx.insert(contacts).values(row).returning());
}
