import { and, desc, eq, lt } from "drizzle-orm";
import {
  REFERRAL_TEXT,
  REFERRALS_PER_PAGE,
  type ReferralBox,
} from "@cardplaza/contract/chapters/referral-words";
import type { MemberContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { notFound } from "../../../../platform/refusals.ts";
import { presentThankYous } from "./present-thank-you.ts";
import { thankYous, type ThankYouRow } from "../referrals.table.ts";

/** Newest first: those that the member gave, or those that they received. */
export async function listThankYous(
  ctx: MemberContext,
  { box, cursor }: { box: ReferralBox; cursor?: string },
) {
  const { db, member } = ctx;
  const found = await db
    .select()
    .from(thankYous)
    .where(
      and(
        eq(box === "given" ? thankYous.fromId : thankYous.toId, member.id),
        cursor ? lt(thankYous.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(thankYous.id))
    .limit(REFERRALS_PER_PAGE + 1);
  const shown = found.slice(0, REFERRALS_PER_PAGE);
  return {
    thankYous: await presentThankYous(ctx, shown),
    nextCursor: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Only the one who thanked finds it. Locked until the transaction ends. */
export async function lockThankYouFrom(tx: Tx, memberId: string, id: string): Promise<ThankYouRow> {
  const [row] = await tx
    .select()
    .from(thankYous)
    .where(and(eq(thankYous.id, id), eq(thankYous.fromId, memberId)))
    .for("no key update");
  if (!row) throw notFound(REFERRAL_TEXT.thankNotFound);
  return row;
}
