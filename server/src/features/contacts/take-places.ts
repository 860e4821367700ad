import { eq } from "drizzle-orm";
import { CONTACTS_TEXT, MAX_CONTACTS } from "@cardplaza/contract/contacts/contacts-words";
import type { Tx } from "../../platform/database.ts";
import { limitReached } from "../../platform/refusals.ts";
import { members } from "../accounts/accounts.table.ts";
import { countContacts } from "./contact-queries.ts";

/** One writer at a time for each member, so that two tabs neither keep one too many nor one twice. */
export async function waitForOthers(tx: Tx, memberId: string): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("no key update");
}

/** All of them or none. */
export async function takePlaces(tx: Tx, memberId: string, wanted: number): Promise<void> {
  if ((await countContacts(tx, memberId)) + wanted > MAX_CONTACTS) throw limitReached(CONTACTS_TEXT.full);
}
