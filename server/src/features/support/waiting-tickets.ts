import { and, eq, notInArray, sql } from "drizzle-orm";
import {
  CONTACT_TOPICS,
  isGrievance,
  CLOSED_TICKET_STATUSES,
} from "@cardplaza/contract/support/support-words";
import { readWaiting } from "../../platform/read-waiting.ts";
import type { AdminQueue } from "../../registry/admin-queue.ts";
import { tickets } from "./support.table.ts";

/** First it is acknowledged, then resolved. */
const due = sql`case when ${tickets.acknowledgedAt} is null then ${tickets.acknowledgeBy} else ${tickets.resolveBy} end`;

const queueOf = (name: AdminQueue["name"], ofGrievances: boolean): AdminQueue => ({
  name,
  roles: ["support"],
  path: "/admin/dashboard?tab=inbox",
  read: (db) =>
    readWaiting(
      db,
      ...CONTACT_TOPICS.filter((topic) => isGrievance(topic) === ofGrievances).map((topic) => ({
        table: tickets,
        where: and(eq(tickets.topic, topic), notInArray(tickets.status, [...CLOSED_TICKET_STATUSES])),
        since: tickets.createdAt,
        due,
        orderBy: tickets.resolveBy,
      })),
    ),
});

/** The law gives grievances less time. */
export const waitingTickets = [queueOf("tickets", false), queueOf("grievances", true)];
