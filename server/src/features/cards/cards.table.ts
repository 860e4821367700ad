import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, type AnyPgColumn } from "drizzle-orm/pg-core";
import { CARD_THEMES, type CardTheme } from "@cardplaza/contract/cards/card-rules";
import type { CardFields } from "@cardplaza/contract/cards/cards";
import { inOrder, oneOf } from "../../platform/column-rules.ts";
import { editVersion, time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";

const line = (name: string) => text(name).notNull().default("");

const CARD_KINDS = ["own", "team"] as const;

export const cards = pgTable(
  "cards",
  {
    id: text("id").primaryKey(),
    /** The member who created the card. */
    ownerId: text("owner_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** Own cards are personal (the oldest) or business-owner cards (the others); team cards are created for others. */
    kind: text("kind").$type<(typeof CARD_KINDS)[number]>().notNull(),
    /** The member who claimed a team card: its leads and figures belong to them. */
    holderId: text("holder_id").references(() => members.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    role: text("role").notNull(),
    company: text("company").notNull(),
    email: line("email"),
    phone: text("phone").notNull(),
    business_phone: line("business_phone"),
    business_email: line("business_email"),
    address: line("address"),
    website: line("website"),
    linkedin_url: line("linkedin_url"),
    twitter_url: line("twitter_url"),
    facebook_url: line("facebook_url"),
    instagram_url: line("instagram_url"),
    youtube_url: line("youtube_url"),
    custom_notes: line("custom_notes"),
    shortDescription: line("short_description"),
    longDescription: line("long_description"),
    business_description: line("business_description"),
    business_cover_photo: line("business_cover_photo"),
    profile_image: line("profile_image"),
    business_logo: line("business_logo"),
    services: jsonb("services").$type<CardFields["services"]>().notNull().default([]),
    products: jsonb("products").$type<CardFields["products"]>().notNull().default([]),
    gallery: jsonb("gallery").$type<string[]>().notNull().default([]),
    theme: text("theme").$type<CardTheme>().notNull().default("modern"),
    contactFormEnabled: boolean("contact_form_enabled").notNull().default(true),
    directLeads: boolean("direct_leads").notNull().default(false),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    version: editVersion(),
    /** When a moderator hid it from everybody but its owners, and why. */
    hiddenAt: time("hidden_at"),
    hiddenFor: line("hidden_for"),
    deletedAt: time("deleted_at"),
    /** When everything but the name was erased. The row stays: leads and saved lists refer to it. */
    wipedAt: time("wiped_at"),
    /** The card that a deleted card's links then name. */
    successorId: text("successor_id").references((): AnyPgColumn => cards.id, { onDelete: "set null" }),
  },
  (table) => [
    index("cards_owner_id").on(table.ownerId, table.id),
    index("cards_holder_id").on(table.holderId),
    index("cards_to_wipe")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.wipedAt} is null`),
    index("cards_successor")
      .on(table.successorId)
      .where(sql`${table.successorId} is not null`),
    oneOf(table.kind, CARD_KINDS),
    oneOf(table.theme, CARD_THEMES),
    inOrder(table.deletedAt, table.wipedAt),
  ],
);
export type CardRow = typeof cards.$inferSelect;
