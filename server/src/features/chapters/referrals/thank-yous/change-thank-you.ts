import { eq } from "drizzle-orm";
import { REFERRAL_TEXT, type ThankKind } from "@cardplaza/contract/chapters/referral-words";
import type { MemberContext } from "../../../../context.ts";
import { wrongState } from "../../../../platform/refusals.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { one } from "../../../../platform/one.ts";
import { countThankYou } from "./count-thank-you.ts";
import { editableUntil, presentThankYous } from "./present-thank-you.ts";
import { publishSlip } from "../publish-slip.ts";
import { thankYous } from "../referrals.table.ts";
import { lockThankYouFrom } from "./thank-you-queries.ts";

interface Change {
  amountPaise?: number;
  kind?: ThankKind;
  note?: string;
}

/** Within seven days; the points follow the amount. */
export function changeThankYou(ctx: MemberContext, id: string, { amountPaise, kind, note }: Change) {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockThankYouFrom(tx, ctx.member.id, id);
    if (ctx.now > editableUntil(before)) throw wrongState(REFERRAL_TEXT.tooLateToEdit);
    const row = one(
      await tx
        .update(thankYous)
        .set({
          amountPaise: amountPaise ?? before.amountPaise,
          kind: kind ?? before.kind,
          note: note ?? before.note,
        })
        .where(eq(thankYous.id, id))
        .returning(),
    );
    if (row.amountPaise !== before.amountPaise) await countThankYou(tx, row);
    await publishSlip(ctx, tx, [row.fromId, row.toId], { kind: "thank-you", id });
    return one(await presentThankYous({ ...ctx, db: tx }, [row]));
  });
}
