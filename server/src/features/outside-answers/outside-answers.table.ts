import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  OUTSIDE_ANSWER_STATUSES,
  OUTSIDE_ANSWER_TARGETS,
  OUTSIDE_WAYS,
  type OutsideAnswerStatus,
  type OutsideAnswerTarget,
  type OutsideWay,
} from "@cardplaza/contract/outside-answers/outside-answer-words";
import { inOrder, oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";

/** Somebody says that they answered by phone, WhatsApp or mail. At most one for a record, and one more after a no. */
export const outsideAnswers = pgTable(
  "outside_answers",
  {
    id: text("id").primaryKey(),
    targetType: text("target_type").$type<OutsideAnswerTarget>().notNull(),
    /** In the table of its kind, so there is no foreign key. */
    targetId: text("target_id").notNull(),
    /** Who claimed it; null once they are erased. */
    memberId: text("member_id").references(() => members.id, { onDelete: "set null" }),
    /** Who was asked; null if nobody was, and once they are erased. */
    askedId: text("asked_id").references(() => members.id, { onDelete: "set null" }),
    /** When they were asked. Claims of which nobody was asked change no figures. */
    askedAt: time("asked_at"),
    way: text("way").$type<OutsideWay>().notNull(),
    status: text("status").$type<OutsideAnswerStatus>().notNull().default("claimed"),
    claimedAt: time("claimed_at").notNull(),
    answeredAt: time("answered_at"),
  },
  (table) => [
    index("outside_answers_target").on(table.targetType, table.targetId, table.id),
    uniqueIndex("outside_answers_one_standing")
      .on(table.targetType, table.targetId)
      .where(sql`${table.status} <> 'denied'`),
    uniqueIndex("outside_answers_asked_once")
      .on(table.targetType, table.targetId)
      .where(sql`${table.askedAt} is not null`),
    index("outside_answers_open")
      .on(table.askedId, table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'claimed'`),
    index("outside_answers_asked")
      .on(table.askedId)
      .where(sql`${table.askedId} is not null`),
    index("outside_answers_member")
      .on(table.memberId)
      .where(sql`${table.memberId} is not null`),
    oneOf(table.targetType, OUTSIDE_ANSWER_TARGETS),
    oneOf(table.way, OUTSIDE_WAYS),
    oneOf(table.status, OUTSIDE_ANSWER_STATUSES),
    inOrder(table.claimedAt, table.answeredAt),
  ],
);
export type OutsideAnswerRow = typeof outsideAnswers.$inferSelect;
