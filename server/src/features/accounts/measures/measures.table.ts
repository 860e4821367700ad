import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { MEASURE_KINDS, type MeasureKind } from "@cardplaza/contract/accounts/measure-words";
import { inOrder, moreThan, oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../accounts.table.ts";

/** What administrators did about a member, and why. Who it was stands in the audit log alone. */
export const memberMeasures = pgTable(
  "member_measures",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    kind: text("kind").$type<MeasureKind>().notNull(),
    reason: text("reason").notNull(),
    createdAt: time("created_at").notNull(),
    /** For how long; null for good, and for what takes no time. */
    days: integer("days"),
    /** When a suspension ended: by its time, or lifted before. */
    endedAt: time("ended_at"),
  },
  (table) => [
    index("member_measures_member").on(table.memberId, table.createdAt),
    oneOf(table.kind, MEASURE_KINDS),
    moreThan(table.days, 0),
    inOrder(table.createdAt, table.endedAt),
  ],
);
