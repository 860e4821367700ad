import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { editVersion, time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";

/** What a member tells about himself. A member without a row has told nothing yet. */
export const profiles = pgTable("profiles", {
  memberId: text("member_id")
    .primaryKey()
    .references(() => members.id, { onDelete: "cascade" }),
  photo: text("photo"),
  headline: text("headline").notNull().default(""),
  about: text("about").notNull().default(""),
  city: text("city").notNull().default(""),
  state: text("state").notNull().default(""),
  visibility: text("visibility").$type<"public" | "members" | "connections">().notNull().default("members"),
  searchable: boolean("searchable").notNull().default(true),
  showPhone: text("show_phone").$type<"connections" | "none">().notNull().default("none"),
  showEmail: text("show_email").$type<"connections" | "none">().notNull().default("none"),
  updatedAt: time("updated_at").notNull(),
  version: editVersion(),
});
