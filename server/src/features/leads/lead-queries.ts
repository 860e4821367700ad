import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import { FOLLOW_UP_STATUSES, RECEIVED_LEADS_TEXT } from "@cardplaza/contract/leads/lead-words";
import { type LeadCounts, type LeadFilters } from "@cardplaza/contract/leads/received-leads";
import { DAY_MS, midnightInIndia } from "@cardplaza/contract/time";
import type { Db, Tx } from "../../platform/database.ts";
import { firstIdAt } from "../../platform/ids.ts";
import { containing } from "../../platform/like.ts";
import { notFound } from "../../platform/refusals.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { cards } from "../cards/cards.table.ts";
import { leadCounts, leads, type LeadRow } from "./leads.table.ts";
import type { LeadCard } from "./present-lead.ts";
import { notDeleted } from "../cards/card-conditions.ts";

export interface FoundLead {
  lead: LeadRow;
  card: LeadCard;
}

const MAX_DUPLICATES = 20;
const TAGGED_LOOKED_AT = 500;
/** Midnight in India. */
export const inSight = isNull(leads.mergedIntoId);

export const selectLeads = (db: Db) =>
  db
    .select({ lead: leads, card: { id: cards.id, name: cards.name, company: cards.company } })
    .from(leads)
    .innerJoin(cards, eq(cards.id, leads.cardId));

/** Newest first. */
export function listLeads(
  db: Db,
  ownerId: string,
  filters: LeadFilters,
  { cursor, limit }: { cursor?: string; limit?: number },
): Promise<FoundLead[]> {
  const rows = selectLeads(db)
    .where(
      and(eq(leads.ownerId, ownerId), inSight, matching(filters), cursor ? lt(leads.id, cursor) : undefined),
    )
    .orderBy(desc(leads.id));
  return limit === undefined ? rows : rows.limit(limit);
}

function matching({ status, q, tag, cardId, from, to }: LeadFilters): SQL | undefined {
  return and(
    status && status !== "all" ? eq(leads.followUpStatus, status) : undefined,
    q ? holds(q) : undefined,
    tag ? sql`${leads.tags} @> array[${tag}]` : undefined,
    cardId ? eq(leads.cardId, cardId) : undefined,
    from ? gte(leads.id, firstIdAt(midnightInIndia(from))) : undefined,
    to ? lt(leads.id, firstIdAt(midnightInIndia(to).getTime() + DAY_MS)) : undefined,
  );
}

// One expression over the three columns, the same as in the index. Pattern characters are escaped.
const holds = (text: string) =>
  sql`(${leads.name} || ' ' || ${leads.email} || ' ' || ${leads.message}) ilike ${containing(text)}`;

/** Counts all leads, whatever the filters. */
export async function countLeads(db: Db, ownerId: string): Promise<LeadCounts> {
  const rows = await db.select().from(leadCounts).where(eq(leadCounts.ownerId, ownerId));
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  const [pending, contacted, completed] = FOLLOW_UP_STATUSES.map(of) as [number, number, number];
  return { total: pending + contacted + completed, pending, contacted, completed };
}

/**
 * A lead of the member, locked until the transaction ends. For a lead that another tab has merged, this is
 * the lead that it was merged into, so that work in that tab is not lost.
 */
export async function lockLeadOwnedBy(tx: Tx, member: Member, id: string): Promise<LeadRow> {
  const own = (leadId: string) => and(eq(leads.id, leadId), eq(leads.ownerId, member.id));
  const [found] = await tx.select().from(leads).where(own(id)).for("no key update");
  const merged = found?.mergedIntoId;
  const [lead] = merged ? await tx.select().from(leads).where(own(merged)).for("no key update") : [found];
  if (!lead) throw notFound(RECEIVED_LEADS_TEXT.notFound);
  return lead;
}

/** Whether the member owns it. */
export const isLeadOf = async (db: Db, member: Member, id: string): Promise<boolean> =>
  (await db.$count(leads, and(eq(leads.id, id), eq(leads.ownerId, member.id)))) > 0;

/** Several at once, locked in a fixed order to avoid deadlocks between two tabs; all of them or none. */
export async function lockLeadsOwnedBy(tx: Tx, member: Member, ids: string[]): Promise<LeadRow[]> {
  const wanted = [...new Set(ids)];
  const found = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.ownerId, member.id), inArray(leads.id, wanted), inSight))
    .orderBy(leads.id)
    .for("no key update");
  if (found.length < wanted.length) throw notFound(RECEIVED_LEADS_TEXT.notFound);
  return found;
}

/** Other leads with the same address or from the same member. */
export function listDuplicates(db: Db, lead: LeadRow): Promise<FoundLead[]> {
  const same = [
    lead.email ? eq(leads.email, lead.email) : undefined,
    lead.senderId ? eq(leads.senderId, lead.senderId) : undefined,
  ].filter((each) => each !== undefined);
  if (same.length === 0) return Promise.resolve([]);
  return selectLeads(db)
    .where(and(eq(leads.ownerId, lead.ownerId), ne(leads.id, lead.id), inSight, or(...same)))
    .orderBy(desc(leads.id))
    .limit(MAX_DUPLICATES);
}

/** The tags of the leads tagged last, by name. */
export async function listTags(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ tags: leads.tags })
    .from(leads)
    .where(and(eq(leads.ownerId, ownerId), sql`${leads.tags} <> '{}'`, inSight))
    .orderBy(desc(leads.id))
    .limit(TAGGED_LOOKED_AT);
  return [...new Set(rows.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b, "en-IN"));
}

/** The owner of a team card that a member has claimed sees how many leads it has, and no more. */
export function countTeamLeads(db: Db, ownerId: string) {
  const ofOthers = and(eq(leads.cardId, cards.id), ne(leads.ownerId, ownerId), inSight);
  return db
    .select({
      _id: cards.id,
      name: cards.name,
      leads: sql<number>`(select count(*)::int from ${leads} where ${ofOthers})`,
    })
    .from(cards)
    .where(and(eq(cards.ownerId, ownerId), isNotNull(cards.holderId), notDeleted()))
    .orderBy(cards.name);
}

/** By its id, for rows that refer to it. The caller knows who may see it. */
export async function findLead(db: Db, id: string): Promise<FoundLead | undefined> {
  const [found] = await selectLeads(db).where(eq(leads.id, id));
  return found;
}
