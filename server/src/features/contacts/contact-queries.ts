import { and, count, desc, eq, inArray, lt, ne, or, sql, type SQL } from "drizzle-orm";
import { CONTACTS_TEXT } from "@cardplaza/contract/contacts/contacts-words";
import { notFound } from "../../platform/refusals.ts";
import { contacts, deletedScans, type ContactRow } from "./contacts.table.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { one } from "../../platform/one.ts";

const MAX_TAGS_SHOWN = 100;

export interface ContactFilters {
  q?: string;
  tag?: string;
}

/** Newest first. */
export const listContacts = (
  db: Db,
  memberId: string,
  filters: ContactFilters,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<ContactRow[]> =>
  db
    .select()
    .from(contacts)
    .where(
      and(eq(contacts.memberId, memberId), matching(filters), cursor ? lt(contacts.id, cursor) : undefined),
    )
    .orderBy(desc(contacts.id))
    .limit(limit);

/** For nobody but the member who saved it. */
export async function findContactOf(db: Db, memberId: string, id: string): Promise<ContactRow> {
  const [contact] = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.memberId, memberId), eq(contacts.id, id)));
  if (!contact) throw notFound(CONTACTS_TEXT.notFound);
  return contact;
}

export async function countContacts(db: Db, memberId: string): Promise<number> {
  const row = one(await db.select({ total: count() }).from(contacts).where(eq(contacts.memberId, memberId)));
  return row.total;
}

/** The most used tags, by name. */
export async function listContactTags(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ tag: contacts.tag })
    .from(contacts)
    .where(and(eq(contacts.memberId, memberId), ne(contacts.tag, "")))
    .groupBy(contacts.tag)
    .orderBy(desc(count()), contacts.tag)
    .limit(MAX_TAGS_SHOWN);
  return rows.map(({ tag }) => tag).sort((a, b) => a.localeCompare(b, "en-IN"));
}

/** Those that were saved before, even if deleted since. One query, so that no change slips in between. */
export const listScanned = (tx: Tx, memberId: string, scanIds: string[]) =>
  tx
    .select({ id: contacts.id, scanId: contacts.scanId })
    .from(contacts)
    .where(and(eq(contacts.memberId, memberId), inArray(contacts.scanId, scanIds)))
    .unionAll(
      tx
        .select({ id: deletedScans.contactId, scanId: deletedScans.scanId })
        .from(deletedScans)
        .where(and(eq(deletedScans.memberId, memberId), inArray(deletedScans.scanId, scanIds))),
    );

const matching = ({ q, tag }: ContactFilters): SQL | undefined =>
  and(tag ? eq(contacts.tag, tag) : undefined, ...wordsOf(q ?? "").map(holds));

const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

// A number may be typed with other separators than it was saved with.
function holds(word: string): SQL | undefined {
  const digits = /^[+\d().-]+$/.test(word) ? word.replace(/\D/g, "") : "";
  return or(contains(word), digits && digits !== word ? contains(digits) : undefined);
}

const contains = (word: string) => sql`strpos(${contacts.words}, plain_letters(${word})) > 0`;

/** When the member first scanned somebody with this number or address; typed contacts are no scans. */
export async function findFirstScan(
  db: Db,
  memberId: string,
  { phone, email }: { phone: string; email: string },
): Promise<ContactRow | undefined> {
  const same = [
    // Numbers of contacts are stored as they were typed, with or without the country.
    phone
      ? sql`right(regexp_replace(${contacts.phone}, '[^0-9]', '', 'g'), 10) = ${phone.slice(-10)}`
      : undefined,
    email ? sql`lower(${contacts.email}) = ${email}` : undefined,
  ].filter((each) => each !== undefined);
  if (same.length === 0) return undefined;
  const [scan] = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.memberId, memberId), ne(contacts.source, "typed"), or(...same)))
    .orderBy(contacts.id)
    .limit(1);
  return scan;
}
