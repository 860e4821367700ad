import { and, desc, eq, gt } from "drizzle-orm";
import type { z } from "zod";
import { referralPath } from "@cardplaza/contract/screen-paths";
import { DUPLICATE_DAYS, REFERRAL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import type { NewReferral } from "@cardplaza/contract/chapters/referrals";
import { dayInWords } from "@cardplaza/contract/date-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import { takeTurn } from "../../../platform/advisory-locks.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { readPhone } from "../../../platform/phone-numbers.ts";
import { conflict, invalid } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { lockEnquiryAnsweredBy } from "../../enquiries/enquiry-queries.ts";
import { lockLeadOwnedBy } from "../../leads/lead-queries.ts";
import { notify } from "../../notifications/notify.ts";
import { presentReferral } from "./present-referral.ts";
import { publishSlip } from "./publish-slip.ts";
import { recordEvent } from "./record-event.ts";
import { findReferralChapters } from "./referral-parties.ts";
import { referrals } from "./referrals.table.ts";

type Given = z.output<typeof NewReferral>;

/** Passes a prospect on to another member, who answers. The prospect has agreed to it. */
export function giveReferral(ctx: MemberContext, given: Given) {
  const { member, now } = ctx;
  const { receiverId, prospect } = given;
  if (receiverId === member.id) throw invalid({ receiverId: REFERRAL_TEXT.self });
  const phone = prospect.phone === undefined ? "" : readPhone(prospect.phone);
  if (phone === undefined) throw invalid({ "prospect.phone": REFERRAL_TEXT.badPhone });
  return inTransaction(ctx.db, async (tx) => {
    const through = await findReferralChapters(tx, member.id, given);
    const madeOf = await findOrigin(ctx, tx, given);
    await refuseDuplicate(tx, receiverId, phone, now);
    const row = one(
      await tx
        .insert(referrals)
        .values({
          ...through,
          ...madeOf,
          id: newId(now.getTime()),
          giverId: member.id,
          receiverId,
          prospectName: prospect.name,
          prospectPhone: phone,
          prospectEmail: prospect.email ?? "",
          need: given.need,
          heat: given.heat,
          type: given.type,
          estPaise: given.estPaise,
          createdAt: now,
          updatedAt: now,
        })
        .returning(),
    );
    const { id } = row;
    if (given.messageId)
      await ctx.registry.conversations.noteMade(
        ctx,
        tx,
        given.messageId,
        referralPath(through.receiverChapterId, id),
      );
    await recordEvent(tx, { referralId: id, status: "given", by: "giver", at: now });
    await notify(ctx, tx, {
      to: receiverId,
      news: "referral.received",
      with: {
        name: member.name,
        heat: given.heat,
        kind: given.type,
        need: given.need,
        estPaise: given.estPaise,
      },
      targetUrl: referralPath(through.receiverChapterId, id),
      about: `referral:${id}`,
      sender: member.id,
    });
    await publishSlip(ctx, tx, [member.id, receiverId], { kind: "referral", id });
    return presentReferral({ ...ctx, db: tx }, row);
  });
}

/** A lead or an enquiry that the giver received. */
async function findOrigin(ctx: MemberContext, tx: Tx, { leadId, enquiryId }: Given) {
  if (leadId) return { leadId: (await lockLeadOwnedBy(tx, ctx.member, leadId)).id };
  if (enquiryId) return { enquiryId: (await lockEnquiryAnsweredBy(ctx, tx, enquiryId)).id };
  return {};
}

/** Also if another member gave it: the receiver has had this number not long ago. */
async function refuseDuplicate(tx: Tx, receiverId: string, phone: string, now: Date): Promise<void> {
  if (phone === "") return;
  await takeTurn(tx, "referral", receiverId, phone);
  const [earlier] = await tx
    .select({ at: referrals.createdAt })
    .from(referrals)
    .where(
      and(
        eq(referrals.receiverId, receiverId),
        eq(referrals.prospectPhone, phone),
        gt(referrals.createdAt, new Date(now.getTime() - DUPLICATE_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(referrals.id))
    .limit(1);
  if (earlier) throw conflict(REFERRAL_TEXT.given(dayInWords(earlier.at)));
}
