import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { atLeast } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";

/** The resumes that members keep. The id is that of the sealed document. */
export const storedResumes = pgTable(
  "stored_resumes",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("stored_resumes_member").on(table.memberId, table.id), atLeast(table.bytes, 1)],
);
export type StoredResumeRow = typeof storedResumes.$inferSelect;
