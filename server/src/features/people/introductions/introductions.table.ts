import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { INTRO_STATUSES, type IntroStatus } from "@cardplaza/contract/people/connection-words";
import { inOrder, oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";

const memberId = (name: string) =>
  text(name)
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

export const introductions = pgTable(
  "introductions",
  {
    id: text("id").primaryKey(),
    askerId: memberId("asker_id"),
    viaId: memberId("via_id"),
    targetId: memberId("target_id"),
    reason: text("reason").notNull(),
    status: text("status").$type<IntroStatus>().notNull().default("asked"),
    at: time("at").notNull(),
    endsAt: time("ends_at").notNull(),
    /** When the one in the middle agreed; before that, the target knows nothing of it. */
    forwardedAt: time("forwarded_at"),
    answeredAt: time("answered_at"),
  },
  (table) => [
    index("introductions_asker").on(table.askerId, table.id),
    index("introductions_via").on(table.viaId, table.id),
    index("introductions_target").on(table.targetId, table.id),
    // What waits for the one in the middle, and then for the target.
    index("introductions_to_forward")
      .on(table.viaId, table.endsAt, table.id)
      .where(sql`${table.status} = 'asked'`),
    index("introductions_to_accept")
      .on(table.targetId, table.endsAt, table.id)
      .where(sql`${table.status} = 'forwarded'`),
    uniqueIndex("introductions_one_open")
      .on(table.askerId, table.viaId, table.targetId)
      .where(sql`${table.status} in ('asked', 'forwarded')`),
    index("introductions_ending")
      .on(table.endsAt)
      .where(sql`${table.status} in ('asked', 'forwarded')`),
    inOrder(table.at, table.endsAt),
    oneOf(table.status, INTRO_STATUSES),
  ],
);

export type IntroductionRow = typeof introductions.$inferSelect;
