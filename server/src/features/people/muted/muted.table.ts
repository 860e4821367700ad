import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { MAX_MUTED_WORDS } from "@cardplaza/contract/people/muted-words";
import { atMostEntries } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";

const memberId = (name = "member_id") =>
  text(name)
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

/** Whose posts the member does not want to see. */
export const mutedMembers = pgTable(
  "muted_members",
  { memberId: memberId(), mutedId: memberId("muted_id"), at: time("at").notNull() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.mutedId] }),
    index("muted_members_muted").on(table.mutedId),
  ],
);

export const mutedWords = pgTable(
  "muted_words",
  {
    memberId: memberId().primaryKey(),
    words: text("words").array().notNull(),
  },
  (table) => [atMostEntries(table.words, MAX_MUTED_WORDS)],
);
