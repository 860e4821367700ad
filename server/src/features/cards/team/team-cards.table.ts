import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { CARD_THEMES, type CardTheme } from "@cardplaza/contract/cards/card-rules";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { LOCK_LEVELS, type LockLevel } from "@cardplaza/contract/cards/team/team-template-rules";
import { inOrder, oneOf } from "../../../platform/column-rules.ts";
import { editVersion, time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { cards } from "../cards.table.ts";

const line = (name: string) => text(name).notNull().default("");

/** The invitation to a team card; a newer one replaces it. */
export const teamInvites = pgTable(
  "team_invites",
  {
    cardId: text("card_id")
      .primaryKey()
      .references(() => cards.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    codeHash: text("code_hash").notNull().unique(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    claimedAt: time("claimed_at"),
  },
  (table) => [
    index("team_invites_email").on(table.email, table.createdAt),
    inOrder(table.createdAt, table.expiresAt),
  ],
);
export type TeamInvite = typeof teamInvites.$inferSelect;

/** What all team cards of an owner have in common, and what their holders may not change. */
export const teamTemplates = pgTable(
  "team_templates",
  {
    ownerId: text("maker_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    company: line("company"),
    business_logo: line("business_logo"),
    business_cover_photo: line("business_cover_photo"),
    website: line("website"),
    address: line("address"),
    theme: text("theme").$type<CardTheme>().notNull().default("modern"),
    linkedin_url: line("linkedin_url"),
    twitter_url: line("twitter_url"),
    facebook_url: line("facebook_url"),
    instagram_url: line("instagram_url"),
    youtube_url: line("youtube_url"),
    design: jsonb("design").$type<Customization>(),
    locks: text("locks").$type<LockLevel>().notNull(),
    updatedAt: time("updated_at").notNull(),
    version: editVersion(),
  },
  (table) => [oneOf(table.theme, CARD_THEMES), oneOf(table.locks, LOCK_LEVELS)],
);
export type TeamTemplateRow = typeof teamTemplates.$inferSelect;
