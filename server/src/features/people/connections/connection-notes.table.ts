import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { MAX_TAGS } from "@cardplaza/contract/people/connection-words";
import { atMostEntries } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { connections } from "./connections.table.ts";

/** What one of the two keeps about the other, seen by nobody else. */
export const connectionNotes = pgTable(
  "connection_notes",
  {
    connectionId: text("connection_id")
      .notNull()
      .references(() => connections.id, { onDelete: "cascade" }),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    tags: text("tags").array().notNull().default([]),
    privateNote: text("private_note").notNull().default(""),
    /** When the member was last reminded of this person. */
    remindedAt: time("reminded_at"),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.memberId] }),
    index("connection_notes_member").on(table.memberId),
    atMostEntries(table.tags, MAX_TAGS),
  ],
);
