import { date, pgTable, text } from "drizzle-orm/pg-core";
import type { QueueName } from "@cardplaza/contract/admin/queue-words";

/** On which day in India superadmins last got a mail that a queue is overdue: at most one a day. */
export const queueMails = pgTable("queue_mails", {
  queue: text("queue").$type<QueueName>().primaryKey(),
  mailedOn: date("mailed_on").notNull(),
});
