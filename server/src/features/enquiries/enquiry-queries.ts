import { and, desc, eq, inArray, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { EnquiryFilters } from "@cardplaza/contract/enquiries/enquiry-inbox";
import {
  ENQUIRY_STATUSES,
  ENQUIRY_TEXT,
  type EnquiryStatus,
  ENQUIRY_TARGET_TYPES,
  OPEN_ENQUIRY_STATUSES,
} from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../context.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { containing } from "../../platform/like.ts";
import { notFound } from "../../platform/refusals.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { enquiries, type EnquiryRow } from "./enquiries.table.ts";
import { inboxesOf } from "./inboxes.ts";

export type Side = "owner" | "buyer";

interface Page {
  cursor?: string;
  limit: number;
}

/** Whose list it is: what the member sent, or what came into these inboxes. */
export interface Reader {
  memberId: string;
  inboxIds: string[];
}

/** Newest first. */
export const listEnquiries = (
  db: Db,
  reader: Reader,
  filters: EnquiryFilters,
  page: Page,
): Promise<EnquiryRow[]> =>
  db
    .select()
    .from(enquiries)
    .where(
      filters.box === "sent" ? sentBy(reader.memberId, filters, page) : receivedBy(reader, filters, page),
    )
    .orderBy(desc(enquiries.id))
    .limit(page.limit);

// Nobody sends so many that this scan would be long. An ask's enquiries are listed with the ask.
const sentBy = (memberId: string, filters: EnquiryFilters, { cursor }: Page) =>
  and(
    eq(enquiries.senderId, memberId),
    isNull(enquiries.askId),
    filters.targetType ? inArray(enquiries.targetType, filters.targetType) : undefined,
    filters.targetId ? eq(enquiries.targetId, filters.targetId) : undefined,
    filters.status && filters.status !== "all"
      ? inArray(shownToSender, statusesOf(filters.status))
      : undefined,
    filters.q ? holds(filters.q) : undefined,
    cursor ? lt(enquiries.id, cursor) : undefined,
  );

/** The asker is not told that it was marked as spam. */
const shownToSender = sql<EnquiryStatus>`case ${enquiries.status} when 'spam' then 'viewed' else ${enquiries.status} end`;

function receivedBy(reader: Reader, filters: EnquiryFilters, page: Page): SQL | undefined {
  const { inboxIds } = reader;
  const types = filters.targetType ?? [...ENQUIRY_TARGET_TYPES];
  const statuses = statusesOf(filters.status);
  const isIn = inArray(enquiries.inboxId, inboxIds);
  const isAssigned = assignedTo(reader, filters.assignee);
  if (!filters.q)
    return and(isIn, inArray(enquiries.id, newestOf(inboxIds, types, statuses, isAssigned, page)));
  return and(
    isIn,
    isOneOf(enquiries.targetType, types),
    isOneOf(enquiries.status, statuses),
    isAssigned?.(sql`nullif(${enquiries.assigneeId}, '')`),
    holds(filters.q),
    page.cursor ? lt(enquiries.id, page.cursor) : undefined,
  );
}

/**
 * As an expression that no index has. The kinds depend on the inbox, which PostgreSQL does not know: with plain columns
 * it expects few rows, and reads a whole inbox from the index for a rare word.
 */
const isOneOf = (column: PgColumn, values: string[]) =>
  sql`${column} || '' = any(${sql.param(values)}::text[])`;

/** A condition on the column of the assignee. */
function assignedTo({ memberId }: Reader, assignee: EnquiryFilters["assignee"]) {
  if (!assignee) return undefined;
  if (assignee === "nobody") return (column: SQL) => sql`${column} is null`;
  return (column: SQL) => sql`${column} = ${assignee === "me" ? memberId : assignee}`;
}

/**
 * The ids of a page: a short index scan for each inbox, kind and status, merged. Ordered by the assignee first, because
 * only the index of assignees has that order: PostgreSQL does not know that an inbox has few enquiries of nobody.
 */
const newestOf = (
  inboxIds: string[],
  types: string[],
  statuses: string[],
  isAssigned: ReturnType<typeof assignedTo>,
  { cursor, limit }: Page,
) => sql`(
  select newest.id
  from unnest(${sql.param(inboxIds)}::text[]) as read(inbox),
    unnest(${sql.param(types)}::text[]) as wanted(kind),
    unnest(${sql.param(statuses)}::text[]) as standing(state),
    lateral (
      select each.id from enquiries each
      where each.inbox_id = read.inbox and each.target_type = wanted.kind and each.status = standing.state
        ${isAssigned ? sql`and ${isAssigned(sql`each.assignee_id`)}` : sql``}
        ${cursor ? sql`and each.id < ${cursor}` : sql``}
      order by ${isAssigned ? sql`each.assignee_id,` : sql``} each.id desc limit ${limit}) newest
  order by newest.id desc limit ${limit})`;

function statusesOf(status: EnquiryFilters["status"] = "all"): EnquiryStatus[] {
  if (status === "all") return ENQUIRY_STATUSES.filter((each) => each !== "spam");
  return status === "open" ? [...OPEN_ENQUIRY_STATUSES] : [status];
}

// One expression, the same as in its index. Pattern characters are escaped.
const holds = (text: string) =>
  sql`(${enquiries.name} || ' ' || ${enquiries.message} || ' ' || ${enquiries.city}) ilike ${containing(text)}`;

/** The lookups below find it only for its two sides. A member of the team who asked themselves is the buyer. */
export const sideOf = ({ senderId }: EnquiryRow, member: Member): Side =>
  senderId === member.id ? "buyer" : "owner";

type LookupContext = Pick<MemberContext, "member" | "registry">;

/** Only the two sides find it, as they are now: a removed manager no longer does. Locked until the transaction ends. */
export async function lockEnquiryOf(ctx: LookupContext, tx: Tx, id: string): Promise<EnquiryRow> {
  const inboxIds = (await inboxesOf({ ...ctx, db: tx })).map((inbox) => inbox.id);
  const isSide = or(eq(enquiries.senderId, ctx.member.id), inArray(enquiries.inboxId, inboxIds));
  const [enquiry] = await tx
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.id, id), isSide))
    .for("no key update");
  if (!enquiry) throw notFound(ENQUIRY_TEXT.notFound);
  return enquiry;
}

/** Only the asker finds it. Locked until the transaction ends. */
export async function lockEnquirySentBy(ctx: LookupContext, tx: Tx, id: string): Promise<EnquiryRow> {
  const enquiry = await lockEnquiryOf(ctx, tx, id);
  if (sideOf(enquiry, ctx.member) !== "buyer") throw notFound(ENQUIRY_TEXT.notFound);
  return enquiry;
}

/** Only those who answer it find it. Locked until the transaction ends. */
export async function lockEnquiryAnsweredBy(ctx: LookupContext, tx: Tx, id: string): Promise<EnquiryRow> {
  const enquiry = await lockEnquiryOf(ctx, tx, id);
  if (sideOf(enquiry, ctx.member) !== "owner") throw notFound(ENQUIRY_TEXT.notFound);
  return enquiry;
}

/** Whether the member is of the side that answers it. */
export async function isAnsweredBy(ctx: LookupContext & { db: Db }, id: string): Promise<boolean> {
  const inboxIds = (await inboxesOf(ctx)).map((inbox) => inbox.id);
  const [found] = await ctx.db
    .select({ senderId: enquiries.senderId })
    .from(enquiries)
    .where(and(eq(enquiries.id, id), inArray(enquiries.inboxId, inboxIds)));
  return found !== undefined && found.senderId !== ctx.member.id;
}

/** By their ids, for rows that refer to them. The caller knows who may see them. */
export async function findEnquiries(db: Db, ids: readonly string[]): Promise<EnquiryRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(enquiries)
    .where(inArray(enquiries.id, [...ids]));
}
