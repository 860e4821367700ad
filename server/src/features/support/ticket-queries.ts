import { and, asc, desc, eq, ilike, inArray, notInArray, or, type SQL } from "drizzle-orm";
import type { TicketStatus } from "@cardplaza/contract/support/support-words";
import type { AdminContext, MemberContext } from "../../context.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { containing } from "../../platform/like.ts";
import { notFound } from "../../platform/refusals.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { tickets, ticketSteps, type TicketRow, type TicketStepRow } from "./support.table.ts";
import { presentTicket, presentTicketCase } from "./present-ticket.ts";

const SHOWN = 50;

export async function listOwnTickets({ db, member }: MemberContext) {
  const rows = await db
    .select()
    .from(tickets)
    .where(eq(tickets.memberId, member.id))
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .limit(SHOWN);
  const steps = await stepsOf(db, rows);
  return { tickets: rows.map((row) => presentTicket(row, steps.get(row.id) ?? [])) };
}

interface Filter {
  status: TicketStatus | "waiting";
  q: string;
  page: number;
  limit: number;
}

/** Open ones by deadline; closed ones, the newest first. */
export async function listTicketCases(ctx: AdminContext, { status, q, page, limit }: Filter) {
  const isClosed = status === "resolved" || status === "rejected";
  const state =
    status === "waiting" ? notInArray(tickets.status, ["resolved", "rejected"]) : eq(tickets.status, status);
  const wanted = and(state, q ? matches(q) : undefined);
  const total = await ctx.db.$count(tickets, wanted);
  const rows = await ctx.db
    .select()
    .from(tickets)
    .where(wanted)
    .orderBy(isClosed ? desc(tickets.closedAt) : asc(tickets.resolveBy), asc(tickets.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const steps = await stepsOf(ctx.db, rows);
  const cases = await Promise.all(rows.map((row) => presentTicketCase(ctx, row, steps.get(row.id) ?? [])));
  return { tickets: cases, total, page, pages: Math.max(1, Math.ceil(total / limit)) };
}

function matches(q: string): SQL | undefined {
  const pattern = containing(q);
  return or(
    ...[tickets.number, tickets.name, tickets.email, tickets.subject].map((column) => ilike(column, pattern)),
  );
}

/** A ticket of the sender. The row is locked until the transaction ends. */
export async function lockOwnTicket(tx: Tx, member: Member, id: string): Promise<TicketRow> {
  const ticket = await lockTicket(tx, id);
  if (ticket.memberId !== member.id) throw notFound();
  return ticket;
}

export async function lockTicket(tx: Tx, id: string): Promise<TicketRow> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, id)).for("no key update");
  if (!ticket) throw notFound();
  return ticket;
}

export async function stepsOf(db: Db, rows: TicketRow[]): Promise<Map<string, TicketStepRow[]>> {
  const found = new Map<string, TicketStepRow[]>();
  if (rows.length === 0) return found;
  const steps = await db
    .select()
    .from(ticketSteps)
    .where(
      inArray(
        ticketSteps.ticketId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ticketSteps.id));
  for (const step of steps) found.set(step.ticketId, [...(found.get(step.ticketId) ?? []), step]);
  return found;
}
