import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { z } from "zod";
import type { AskAnswer } from "@cardplaza/contract/enquiries/enquiry-asks";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { idsBlockedWith } from "../../moderation/block-queries.ts";
import { asksLeft } from "./broadcast-ask.ts";
import { asks, enquiries, enquiryMessages, type EnquiryRow } from "../enquiries.table.ts";
import type { AskRecipientCard } from "../../../registry/enquiry-target.ts";
import { describeTargets } from "../enquiry-targets.ts";
import { presentAsk } from "./present-ask.ts";

const PAGE = 5;

/** The member's asks to many, with the answer of each. */
export async function listAsks(ctx: MemberContext, cursor?: string) {
  const { db, member, now } = ctx;
  const found = await db
    .select()
    .from(asks)
    .where(and(eq(asks.askerId, member.id), cursor ? lt(asks.id, cursor) : undefined))
    .orderBy(desc(asks.id))
    .limit(PAGE + 1);
  const shown = found.slice(0, PAGE);
  const answers = await answersTo(
    ctx,
    shown.map(({ id }) => id),
  );
  return {
    asks: shown.map((ask) => ({ ...presentAsk(ask, now), answers: answers.get(ask.id) ?? [] })),
    left: await asksLeft(db, ctx),
    nextCursor: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}

type Answer = z.input<typeof AskAnswer>;
interface Reply {
  _id: string;
  body: string;
  at: Date;
}

async function answersTo(ctx: MemberContext, askIds: string[]): Promise<Map<string, Answer[]>> {
  const { db, member, registry } = ctx;
  const byAsk = new Map<string, Answer[]>();
  if (askIds.length === 0) return byAsk;
  const rows = await db
    .select()
    .from(enquiries)
    .where(inArray(enquiries.askId, askIds))
    // Businesses that answered come first, the quickest at the top.
    .orderBy(enquiries.firstResponseAt, enquiries.id);
  const replies = await lastReplies(
    db,
    rows.map(({ id }) => id),
  );
  const ids = rows.map(({ targetId }) => targetId);
  const cards = await registry.enquiryTarget("card").asks?.show(db, ids);
  const contactOf = await describeTargets(ctx, rows);
  const blocked = new Set(await idsBlockedWith(db, member.id));
  for (const enquiry of rows) {
    const card = cards?.get(enquiry.targetId);
    if (!card) continue;
    const answer = presentAnswer(enquiry, card, replies.get(enquiry.id));
    const contact = enquiry.acceptedAt && !blocked.has(enquiry.ownerId) ? contactOf(enquiry).contact : null;
    const askId = enquiry.askId as string;
    byAsk.set(askId, [...(byAsk.get(askId) ?? []), { ...answer, contact }]);
  }
  return byAsk;
}

function presentAnswer(enquiry: EnquiryRow, card: AskRecipientCard, reply?: Reply): Omit<Answer, "contact"> {
  const { id: _id, status, senderUnread: unread, firstResponseAt, acceptedAt } = enquiry;
  return {
    _id,
    card,
    status: status === "spam" ? "viewed" : status,
    unread,
    answer: reply ? { ...reply, from: "owner" } : null,
    firstResponseAt,
    acceptedAt,
  };
}

/** The last message of each of those who were asked. */
async function lastReplies(db: Db, enquiryIds: string[]): Promise<Map<string, Reply>> {
  if (enquiryIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([enquiryMessages.enquiryId], {
      enquiryId: enquiryMessages.enquiryId,
      _id: enquiryMessages.id,
      body: enquiryMessages.body,
      at: enquiryMessages.createdAt,
    })
    .from(enquiryMessages)
    .where(and(inArray(enquiryMessages.enquiryId, enquiryIds), eq(enquiryMessages.from, "owner")))
    .orderBy(enquiryMessages.enquiryId, desc(enquiryMessages.id));
  return new Map(rows.map(({ enquiryId, ...reply }) => [enquiryId, reply]));
}
