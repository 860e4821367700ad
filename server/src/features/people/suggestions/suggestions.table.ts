import { date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { SuggestionReason } from "@cardplaza/contract/people/connection-words";
import { atLeast } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";

const memberId = (name: string) =>
  text(name)
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

export interface StoredReason {
  reason: SuggestionReason;
  text: string;
}

/** People to meet, the best first; computed once a day. */
export const suggestions = pgTable(
  "suggestions",
  {
    memberId: memberId("member_id"),
    personId: memberId("person_id"),
    place: integer("place").notNull(),
    reasons: jsonb("reasons").$type<StoredReason[]>().notNull(),
    /** Connections that both had when it was computed. */
    mutual: integer("mutual").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.place] }),
    index("suggestions_person").on(table.personId),
    atLeast(table.place, 0),
    atLeast(table.mutual, 0),
  ],
);

/** Suggested people whom a member does not want to meet now. */
export const hiddenSuggestions = pgTable(
  "hidden_suggestions",
  { memberId: memberId("member_id"), personId: memberId("person_id"), at: time("at").notNull() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.personId] }),
    index("hidden_suggestions_person").on(table.personId),
    index("hidden_suggestions_at").on(table.at),
  ],
);

/** When a member's suggestions were computed, and which of them were shown without the plan. */
export const suggestionLists = pgTable("suggestion_lists", {
  memberId: memberId("member_id").primaryKey(),
  computedAt: time("computed_at").notNull(),
  /** The day in India of `todays`. */
  day: date("day"),
  todays: text("todays").array().notNull().default([]),
  /** People who were shown on days before; others come first. */
  earlier: text("earlier").array().notNull().default([]),
});
