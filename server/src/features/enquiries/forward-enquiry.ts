import { eq } from "drizzle-orm";
import { ENQUIRY_TEXT, MAX_FORWARDS } from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../context.ts";
import { forbidden, wrongState } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { admitEnquiries } from "./admit-enquiries.ts";
import { enquiries, type EnquiryRow } from "./enquiries.table.ts";
import { lockEnquirySentBy } from "./enquiry-queries.ts";
import { describeTargets } from "./enquiry-targets.ts";
import { maySendOn, presentSummary } from "./present-enquiry.ts";
import { storeEnquiry } from "./store-enquiry.ts";

/** Asks others the same, if the first one did not answer. */
export function forwardEnquiry(ctx: MemberContext, id: string, targetIds: string[]) {
  return inTransaction(ctx.db, async (tx) => {
    const enquiry = await lockEnquirySentBy(ctx, tx, id);
    if (enquiry.firstResponseAt) throw wrongState(ENQUIRY_TEXT.answered);
    if (!maySendOn(enquiry, ctx.now)) throw wrongState(ENQUIRY_TEXT.tooEarly);
    const wanted = [...new Set(targetIds)];
    const forwarded = await tx.$count(enquiries, eq(enquiries.forwardedFromId, id));
    if (forwarded + wanted.length > MAX_FORWARDS) throw wrongState(ENQUIRY_TEXT.forwardedAlready);
    await admitEnquiries(ctx, tx, enquiry.targetType, wanted);
    const sent: EnquiryRow[] = [];
    for (const targetId of wanted) {
      const target = await ctx.registry
        .enquiryTarget(enquiry.targetType)
        .find(tx, ctx.member, targetId, ctx.now);
      if (target.isOwn) throw forbidden(ENQUIRY_TEXT.own);
      sent.push(await storeEnquiry(ctx, tx, target, { ...sameWords(enquiry), forwardedFromId: id }));
    }
    const targetOf = await describeTargets({ ...ctx, db: tx }, sent);
    return { enquiries: sent.map((row) => presentSummary(row, "buyer", targetOf(row))) };
  });
}

const sameWords = ({
  targetType,
  name,
  email,
  phone,
  sharePhone,
  message,
  quantity,
  unit,
  budgetPaise,
  neededBy,
  city,
}: EnquiryRow) => ({
  targetType,
  name,
  email,
  phone,
  sharePhone,
  message,
  quantity,
  unit,
  budgetPaise,
  neededBy,
  city,
});

/** Other targets that the enquiry could go to, without those that have it already. */
export async function listOthers(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const { targetType, targetId } = await lockEnquirySentBy(ctx, tx, id);
    const fitting = (await ctx.registry.enquiryTarget(targetType).others?.(tx, ctx.member, targetId)) ?? [];
    const sent = await tx
      .select({ targetId: enquiries.targetId })
      .from(enquiries)
      .where(eq(enquiries.forwardedFromId, id));
    const has = new Set(sent.map((each) => each.targetId));
    return {
      targets: fitting
        .filter((each) => !has.has(each.id))
        .map(({ id: _id, name, seller, url, replyMedianMin }) => ({
          type: targetType,
          _id,
          name,
          seller,
          url,
          replyMedianMin,
        })),
    };
  });
}
