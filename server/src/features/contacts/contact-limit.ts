import { CONTACTS_TEXT, MAX_CONTACTS } from "@cardplaza/contract/contacts/contacts-words";
import type { Tx } from "../../platform/database.ts";
import { limitReached } from "../../platform/refusals.ts";
import { lockMember } from "../accounts/lock-member.ts";
import { countContacts } from "./contact-queries.ts";

/** One writer at a time for each member, so that two tabs save neither too many contacts nor one twice. */
export async function lockContactsOf(tx: Tx, memberId: string): Promise<void> {
  await lockMember(tx, memberId);
}

/** Refuses the whole batch if it does not fit. */
export async function requireRoomForContacts(tx: Tx, memberId: string, wanted: number): Promise<void> {
  if ((await countContacts(tx, memberId)) + wanted > MAX_CONTACTS) throw limitReached(CONTACTS_TEXT.full);
}
