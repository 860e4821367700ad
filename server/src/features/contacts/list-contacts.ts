import { CONTACTS_PER_PAGE } from "@cardplaza/contract/contacts/contacts-words";
import type { MemberContext } from "../../context.ts";
import { type ContactFilters, countContacts, listContacts, listContactTags } from "./contact-queries.ts";
import { presentContact } from "./present-contact.ts";

export async function listOwnContacts(
  { db, member }: MemberContext,
  { cursor, ...filters }: ContactFilters & { cursor?: string },
) {
  const [found, total, tags] = await Promise.all([
    listContacts(db, member.id, filters, { cursor, limit: CONTACTS_PER_PAGE + 1 }),
    countContacts(db, member.id),
    listContactTags(db, member.id),
  ]);
  const shown = found.slice(0, CONTACTS_PER_PAGE);
  const nextCursor = found.length > shown.length ? (shown.at(-1)?.id ?? null) : null;
  return { contacts: shown.map(presentContact), total, tags, nextCursor };
}
