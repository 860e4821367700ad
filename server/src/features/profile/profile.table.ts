import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { ContactVisibility, Visibility } from "@cardplaza/contract/profile/profile";
import { oneOf } from "../../platform/column-rules.ts";
import { editVersion, time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";

/** What members write about themselves. A member without a row has filled in nothing yet. */
export const profiles = pgTable(
  "profiles",
  {
    memberId: text("member_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    photo: text("photo"),
    headline: text("headline").notNull().default(""),
    about: text("about").notNull().default(""),
    city: text("city").notNull().default(""),
    state: text("state").notNull().default(""),
    visibility: text("visibility").$type<(typeof Visibility.options)[number]>().notNull().default("members"),
    searchable: boolean("searchable").notNull().default(true),
    showPhone: text("show_phone")
      .$type<(typeof ContactVisibility.options)[number]>()
      .notNull()
      .default("none"),
    showEmail: text("show_email")
      .$type<(typeof ContactVisibility.options)[number]>()
      .notNull()
      .default("none"),
    updatedAt: time("updated_at").notNull(),
    version: editVersion(),
  },
  (table) => [
    oneOf(table.visibility, Visibility),
    oneOf(table.showPhone, ContactVisibility),
    oneOf(table.showEmail, ContactVisibility),
  ],
);
