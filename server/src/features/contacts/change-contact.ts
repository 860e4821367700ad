import { and, eq } from "drizzle-orm";
import type { ContactChanges } from "@cardplaza/contract/contacts/contacts";
import { CONTACTS_TEXT } from "@cardplaza/contract/contacts/contacts-words";
import type { MemberContext } from "../../context.ts";
import { notFound } from "../../platform/refusals.ts";
import { contacts } from "./contacts.table.ts";
import { presentContact } from "./present-contact.ts";

export async function changeContact({ db, member, now }: MemberContext, id: string, changes: ContactChanges) {
  const [changed] = await db
    .update(contacts)
    .set({ ...changes, updatedAt: now })
    .where(and(eq(contacts.memberId, member.id), eq(contacts.id, id)))
    .returning();
  if (!changed) throw notFound(CONTACTS_TEXT.notFound);
  return presentContact(changed);
}
