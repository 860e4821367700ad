import { and, eq, gte } from "drizzle-orm";
import type { NewAsk } from "@cardplaza/contract/enquiries/enquiry-asks";
import {
  ASK_DAYS,
  ASK_RECIPIENTS_MAX,
  ASKS_PER_MONTH,
  ENQUIRY_TEXT,
} from "@cardplaza/contract/enquiries/enquiry-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { limitReached, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockSender, sentToday } from "../admit-enquiries.ts";
import { asks, type AskRow } from "../enquiries.table.ts";
import { presentAsk } from "./present-ask.ts";
import { storeEnquiry } from "../store-enquiry.ts";
import { monthInIndia, requireFutureDay } from "../today.ts";

/** Sends one ask to the cards that match; each owner gets a separate enquiry and sees no other. */
export function broadcastAsk(ctx: MemberContext, wanted: NewAsk) {
  requireFutureDay(ctx.now, { deadline: wanted.deadline });
  return inTransaction(ctx.db, async (tx) => {
    await lockSender(tx, ctx.member.id);
    if ((await asksLeft(tx, ctx)) <= 0) throw limitReached(ENQUIRY_TEXT.tooManyAsks);
    const except = new Set((await sentToday(tx, ctx)).map(({ targetId }) => targetId));
    const { asks: cards } = ctx.registry.enquiryTarget("card");
    const options = { most: ASK_RECIPIENTS_MAX, except };
    const fitting = (await cards?.findFitting(tx, ctx.member, wanted, options)) ?? [];
    if (fitting.length === 0) throw wrongState(ENQUIRY_TEXT.nobodyFits);
    const ask: AskRow = {
      budgetPaise: null,
      deadline: null,
      ...wanted,
      id: newId(ctx.now.getTime()),
      askerId: ctx.member.id,
      createdAt: ctx.now,
      endsAt: new Date(ctx.now.getTime() + ASK_DAYS * DAY_MS),
    };
    await tx.insert(asks).values(ask);
    for (const { target } of fitting) await storeEnquiry(ctx, tx, target, enquiryOf(ctx, ask));
    return { enquiry: presentAsk(ask, ctx.now), recipients: fitting.map(({ shown }) => shown) };
  });
}

/** Accepting an answer shares the asker's number. */
const enquiryOf = ({ member }: MemberContext, { id, need, city, budgetPaise, deadline }: AskRow) => ({
  targetType: "card" as const,
  askId: id,
  name: member.name,
  email: member.email ?? "",
  phone: member.mobile ?? "",
  sharePhone: true,
  message: need,
  city,
  budgetPaise,
  neededBy: deadline,
});

export async function asksLeft(db: Db, { member, now }: MemberContext): Promise<number> {
  const thisMonth = and(eq(asks.askerId, member.id), gte(asks.createdAt, monthInIndia(now)));
  return Math.max(0, ASKS_PER_MONTH - (await db.$count(asks, thisMonth)));
}
