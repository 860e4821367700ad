import { and, eq } from "drizzle-orm";
import { CONTACTS_TEXT } from "@cardplaza/contract/contacts-words";
import type { MemberContext } from "../../context.ts";
import { notFound } from "../../platform/refusals.ts";
import { contacts } from "./contacts.table.ts";

export async function deleteContact({ db, member }: MemberContext, id: string): Promise<void> {
  const [deleted] = await db
    .delete(contacts)
    .where(and(eq(contacts.memberId, member.id), eq(contacts.id, id)))
    .returning({ id: contacts.id });
  if (!deleted) throw notFound(CONTACTS_TEXT.notFound);
}
