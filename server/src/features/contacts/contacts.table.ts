import { sql, type SQL } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { CONTACT_SOURCES, type ContactSource } from "@cardplaza/contract/contacts/contacts-words";
import { oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";

const field = (name: string) => text(name).notNull().default("");

/** A member's private notes about another person. */
export const contacts = pgTable(
  "contacts",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** Created by the scanning device, so that a batch may be sent twice. */
    scanId: text("scan_id"),
    name: text("name").notNull(),
    role: field("role"),
    company: field("company"),
    phone: field("phone"),
    email: field("email"),
    website: field("website"),
    address: field("address"),
    notes: field("notes"),
    tag: field("tag"),
    member: field("member"),
    source: text("source").$type<ContactSource>().notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    /** The text that the search reads, lower-case and without accents; the number also without its spaces. */
    words: text("words")
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`plain_letters(${contacts.name} || ' ' || ${contacts.company} || ' ' || ${contacts.email} || ' ' || ${contacts.phone} || ' ' || regexp_replace(${contacts.phone}, '[^0-9]', '', 'g'))`,
      ),
  },
  (table) => [
    index("contacts_member").on(table.memberId, table.id.desc().nullsFirst()),
    index("contacts_tagged")
      .on(table.memberId, table.tag, table.id.desc().nullsFirst())
      .where(sql`${table.tag} <> ''`),
    uniqueIndex("contacts_scan").on(table.memberId, table.scanId),
    oneOf(table.source, CONTACT_SOURCES),
  ],
);
export type ContactRow = typeof contacts.$inferSelect;

/** Scans whose contact was deleted: sending the batch again does not bring it back. */
export const deletedScans = pgTable(
  "deleted_scans",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    scanId: text("scan_id").notNull(),
    /** The id of the deleted contact. */
    contactId: text("contact_id").notNull(),
    deletedAt: time("deleted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.scanId] })],
);
