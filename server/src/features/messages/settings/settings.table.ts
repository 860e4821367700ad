import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { REQUESTS_FROM, type RequestsFrom } from "@cardplaza/contract/messages/message-words";
import { oneOf } from "../../../platform/column-rules.ts";
import { members } from "../../accounts/accounts.table.ts";

/** What a member chose; without a row, the defaults. */
export const messageSettings = pgTable(
  "message_settings",
  {
    memberId: text("member_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    seen: boolean("seen").notNull().default(true),
    typing: boolean("typing").notNull().default(true),
    requestsFrom: text("requests_from").$type<RequestsFrom>().notNull().default("everybody"),
    awayOn: boolean("away_on").notNull().default(false),
    awayText: text("away_text").notNull().default(""),
    /** Office hours, in India's time. */
    officeFrom: text("office_from").notNull().default("09:00"),
    officeTo: text("office_to").notNull().default("19:00"),
    officeDays: integer("office_days").array().notNull().default([1, 2, 3, 4, 5, 6]),
  },
  (table) => [oneOf(table.requestsFrom, REQUESTS_FROM)],
);
export type MessageSettingsRow = typeof messageSettings.$inferSelect;
