import { and, asc, desc, eq, ilike, inArray, notInArray, or, sql, type SQL } from "drizzle-orm";
import {
  CLOSED_TICKET_STATUSES,
  CONTACT_TEXT,
  type TicketStatus,
} from "@cardplaza/contract/support/support-words";
import type { AdminContext, MemberContext } from "../../context.ts";
import { countRows } from "../../platform/count-rows.ts";
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
  cursor?: string;
}

/** Open ones by deadline; closed ones, the newest first. */
export async function listTicketCases(ctx: AdminContext, { status, q, page, limit, cursor }: Filter) {
  const state =
    status === "waiting"
      ? notInArray(tickets.status, [...CLOSED_TICKET_STATUSES])
      : eq(tickets.status, status);
  const wanted = and(state, q ? matchesTicket(q) : undefined);
  const total = await countRows(ctx.db, tickets, wanted);
  const isClosed = status === "resolved" || status === "rejected";
  const [by, inOrder, behind] = isClosed
    ? ([tickets.closedAt, desc, sql`<`] as const)
    : ([tickets.resolveBy, asc, sql`>`] as const);
  const place = readCursor(cursor);
  const after = place && sql`(${by}, ${tickets.id}) ${behind} (${place.at}::timestamptz, ${place.id})`;
  const rows = await ctx.db
    .select()
    .from(tickets)
    .where(and(wanted, after ?? undefined))
    .orderBy(inOrder(by), inOrder(tickets.id))
    .limit(limit + 1)
    .offset(place ? 0 : (page - 1) * limit);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const steps = await stepsOf(ctx.db, shown);
  return {
    tickets: await Promise.all(shown.map((row) => presentTicketCase(ctx, row, steps.get(row.id) ?? []))),
    nextCursor: last ? `${(isClosed ? last.closedAt : last.resolveBy)?.getTime()}-${last.id}` : null,
    total,
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
  };
}

/** A cursor that nobody was given begins at the first. */
function readCursor(cursor: string | undefined): { at: string; id: string } | undefined {
  const [, time, id] = /^(\d{1,13})-([0-9a-z]{20})$/.exec(cursor ?? "") ?? [];
  return time && id ? { at: new Date(Number(time)).toISOString(), id } : undefined;
}

export async function showTicketCase(ctx: AdminContext, id: string) {
  const [row] = await ctx.db.select().from(tickets).where(eq(tickets.id, id));
  if (!row) throw notFound(CONTACT_TEXT.noTicket);
  return presentTicketCase(ctx, row, (await stepsOf(ctx.db, [row])).get(id) ?? []);
}

export function matchesTicket(q: string): SQL | undefined {
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
