import { index, pgTable, text } from "drizzle-orm/pg-core";
import { inOrder } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { admins } from "../../audit/admin.table.ts";
import { claims } from "./claims.table.ts";

/** What administrators asked a claimant for, and what the claimant sent. */
export const claimQuestions = pgTable(
  "claim_questions",
  {
    id: text("id").primaryKey(),
    claimId: text("claim_id")
      .notNull()
      .references(() => claims.id, { onDelete: "cascade" }),
    askedBy: text("asked_by")
      .notNull()
      .references(() => admins.id),
    question: text("question").notNull(),
    askedAt: time("asked_at").notNull(),
    note: text("note").notNull().default(""),
    /** The address of the upload. */
    document: text("document"),
    answeredAt: time("answered_at"),
  },
  (table) => [
    index("claim_questions_claim").on(table.claimId, table.askedAt),
    index("claim_questions_asked_by").on(table.askedBy),
    inOrder(table.askedAt, table.answeredAt),
  ],
);
