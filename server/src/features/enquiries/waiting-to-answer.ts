import { sql, type SQL } from "drizzle-orm";
import type { EnquiryOrder } from "@cardplaza/contract/enquiries/enquiry";
import { FORWARD_AFTER_HOURS, type EnquiryTargetType } from "@cardplaza/contract/enquiries/enquiry-words";
import { TO_ANSWER_SUBTITLE_MAX } from "@cardplaza/contract/to-answer/to-answer-words";
import { HOUR_MS } from "@cardplaza/contract/time";
import { executePlanned } from "../../platform/execute-planned.ts";
import type { ToAnswerContext, ToAnswerPart, ToAnswerRow } from "../../registry/to-answer-part.ts";
import { blockedBetween } from "../moderation/block-queries.ts";
import { oneLine, shortened } from "../notifications/notification-text.ts";
import { countRows } from "../to-answer/count-rows.ts";
import { first, isAfter, msOf, placeByClock, placeById } from "../to-answer/place-in-order.ts";
import { waysToReach } from "../to-answer/ways-to-reach.ts";
import { enquiries, type EnquiryRow } from "./enquiries.table.ts";
import { inboxesOf } from "./inboxes.ts";
import { readersLink } from "./notify-sides.ts";
import { showsContact } from "./present-enquiry.ts";

const ANSWER_MS = FORWARD_AFTER_HOURS * HOUR_MS;

/**
 * Enquiries without an answer: the sender may ask others after two days. Then those whose sender wrote again; nothing
 * is promised for these, and reading them is enough. Of a company's, the ones assigned to a colleague are left out.
 */
export const enquiriesToAnswer: ToAnswerPart = {
  kind: "enquiry",
  async list(ctx, { after, limit }) {
    const queues = await queuesOf(ctx);
    const half = (which: SQL, order: SQL) => sql`(
      select waiting.* from ${queues} cross join lateral (
        select ${enquiries.id}, ${enquiries.targetType} as "targetType", ${enquiries.name}, ${enquiries.email},
          ${enquiries.phone}, ${enquiries.sharePhone} as "sharePhone", ${enquiries.message}, ${enquiries.quantity},
          ${enquiries.unit}, ${enquiries.order}, ${enquiries.acceptedAt} as "acceptedAt",
          ${msOf(enquiries.createdAt)} as "createdMs", ${enquiries.firstResponseAt} is null as "isNew"
        from ${enquiries} where ${which} and ${isAnswerable(ctx)} order by ${order} ${first(limit)}) waiting)`;
    const byClock = isAfter(enquiries.createdAt, enquiries.id, placeByClock(after, ANSWER_MS));
    const rows = await executePlanned<Row>(
      ctx.db,
      sql`${half(sql`${isNew} and ${byClock}`, sql`${enquiries.createdAt}, ${enquiries.id}`)}
        union all ${half(sql`${isAgain} and ${enquiries.id} > ${placeById(after)}`, sql`${enquiries.id}`)}`,
    );
    return rows.map((row) => present(ctx, row));
  },
  async count(ctx, atMost) {
    const queues = await queuesOf(ctx);
    const find = (which: SQL) =>
      sql`select 1 from ${queues} cross join lateral (
        select 1 from ${enquiries} where ${which} and ${isAnswerable(ctx)} ${first(atMost)}) waiting`;
    return countRows(ctx.db, atMost, [find(isNew), find(isAgain)]);
  },
};

/** The member's inboxes, each with what nobody minds and what they mind themselves. */
async function queuesOf(ctx: ToAnswerContext): Promise<SQL> {
  const inboxIds = (await inboxesOf(ctx)).map(({ id }) => id);
  return sql`unnest(${sql.param(inboxIds)}::text[]) as read (inbox)
    cross join unnest(${sql.param(["", ctx.member.id])}::text[]) as minded (by)`;
}

const isQueued = sql`${enquiries.inboxId} = read.inbox and coalesce(${enquiries.assigneeId}, '') = minded.by
  and ${enquiries.senderId} is not null`;
const isNew = sql`${isQueued} and ${enquiries.status} in ('new', 'viewed') and ${enquiries.firstResponseAt} is null`;
const isAgain = sql`${isQueued} and ${enquiries.ownerUnread}
  and ${enquiries.status} in ('responded', 'quoted', 'won', 'lost')`;

/** After a block nobody can write any more. Somebody of the team who asked themselves is the buyer. */
const isAnswerable = ({ member }: ToAnswerContext) =>
  sql`${enquiries.senderId} <> ${member.id} and not ${blockedBetween(enquiries.ownerId, sql`${enquiries.senderId}`)}`;

interface Row extends Record<string, unknown> {
  id: string;
  targetType: EnquiryTargetType;
  name: string;
  email: string;
  phone: string;
  sharePhone: boolean;
  message: string;
  quantity: number | null;
  unit: string;
  order: EnquiryOrder | null;
  acceptedAt: EnquiryRow["acceptedAt"];
  createdMs: number;
  isNew: boolean;
}

function present(ctx: ToAnswerContext, row: Row): ToAnswerRow {
  const isContactShown = showsContact(row, ctx.registry.enquiryTarget(row.targetType));
  const { reach, contact } = waysToReach({
    phone: isContactShown && row.sharePhone ? row.phone : "",
    email: isContactShown ? row.email : "",
  });
  return {
    _id: row.id,
    title: row.name,
    subtitle: shortened(oneLine(wordsOf(row)), TO_ANSWER_SUBTITLE_MAX),
    createdAt: new Date(row.createdMs),
    dueAt: row.isNew ? new Date(row.createdMs + ANSWER_MS) : null,
    path: readersLink(ctx, row),
    ...contact,
    // An answer in the thread is the one that the sender sees at once.
    acts: ["reply", ...reach],
  };
}

const wordsOf = ({ order, quantity, unit, message }: Row) =>
  order?.title ??
  [quantity === null ? "" : `${quantity} ${unit}`.trim(), message].filter(Boolean).join(" · ");
