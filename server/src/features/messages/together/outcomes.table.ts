import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { OUTCOME_KINDS, type OutcomeKind } from "@cardplaza/contract/messages/message-words";
import { oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { messages } from "../messages.table.ts";

/** What members have made of messages: a lead, a contact, a note, a referral. */
export const messageOutcomes = pgTable(
  "message_outcomes",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    messageId: text("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    kind: text("kind").$type<OutcomeKind>().notNull(),
    path: text("path").notNull(),
    at: time("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.messageId, table.kind] }),
    index("message_outcomes_message").on(table.messageId),
    oneOf(table.kind, OUTCOME_KINDS),
  ],
);
