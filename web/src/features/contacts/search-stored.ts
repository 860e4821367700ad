import type { Contact } from "@cardplaza/contract/contacts/contacts";
import { api } from "../../lib/api.ts";
import type { ContactFilters } from "./use-contacts.ts";

const LIST = "GET /api/contacts";

/** Searches what this device has stored of the contacts, for a search that does not reach the server. */
export async function searchStored(filters: ContactFilters) {
  const first = await api[LIST]({ query: {} });
  const contacts = [...first.contacts];
  for (let cursor = first.nextCursor; cursor;) {
    const page = await api[LIST]({ query: { cursor } }).catch(() => null);
    contacts.push(...(page?.contacts ?? []));
    cursor = page?.nextCursor ?? null;
  }
  return { ...first, contacts: contacts.filter((each) => fits(each, filters)), nextCursor: null };
}

/** Every word is in one of the fields, as on the server. A number may be typed with other separators. */
export function fits(contact: Contact, { q, tag }: ContactFilters): boolean {
  if (tag !== null && contact.tag !== tag) return false;
  const { name, role, company, email, phone, notes } = contact;
  const text = [name, role, company, email, phone, digitsOf(phone), notes, contact.tag]
    .join("\n")
    .toLowerCase();
  const words = q.toLowerCase().split(/\s+/u).filter(Boolean);
  return words.every(
    (word) => text.includes(word) || (IS_NUMBER.test(word) && text.includes(digitsOf(word))),
  );
}

const IS_NUMBER = /^[+\d().-]*\d[+\d().-]*$/;
const digitsOf = (text: string) => text.replaceAll(/\D/g, "");
