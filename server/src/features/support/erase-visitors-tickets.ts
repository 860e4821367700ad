import { and, eq, isNull, lt, ne, notExists, sql } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { documentUrl } from "../uploads/document-links.ts";
import { removeUploads } from "../uploads/remove-uploads.ts";
import { uploads } from "../uploads/uploads.table.ts";
import { tickets } from "./support.table.ts";
import { eraseTickets } from "./erase-tickets.ts";

/** For messages of visitors, after they were closed. A member's messages are erased with the account. */
const RETENTION_DAYS = 365;

/**
 * Erases visitors' tickets after a year, and files without a ticket: theirs, and those that never got one.
 */
export async function eraseVisitorsTickets({ db, jobs, now }: JobContext): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await inTransaction(db, async (tx) => {
    const isVisitors = and(isNull(tickets.memberId), ne(tickets.email, ""));
    await eraseTickets(tx, and(isVisitors, lt(tickets.closedAt, daysAgo(RETENTION_DAYS))));
    const naming = tx
      .select({ id: tickets.id })
      .from(tickets)
      .where(eq(tickets.document, sql`${documentUrl("")} || ${uploads.id}`));
    // A file is stored a moment before its ticket.
    await removeUploads(
      tx,
      jobs,
      and(isNull(uploads.memberId), lt(uploads.createdAt, daysAgo(1)), notExists(naming)),
    );
  });
}
