import { TRACK_FEATURE } from "@cardplaza/contract/chapters/chapter-words";
import { REFERRALS_PER_PAGE } from "@cardplaza/contract/chapters/referral-words";
import type { MemberContext } from "../../../context.ts";
import { premiumRequired } from "../../../platform/refusals.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import { presentReferrals } from "./present-referral.ts";
import { countReferrals, listReferrals, type Box } from "./referral-queries.ts";

/** What the member received is free for everybody; following what they gave comes with the plan. */
export async function listOwnReferrals(ctx: MemberContext, { cursor, ...box }: Box & { cursor?: string }) {
  const { db, member, now } = ctx;
  if (box.box === "given" && !(await isPremium(db, member.id, now))) throw premiumRequired(TRACK_FEATURE);
  const found = await listReferrals(db, member.id, box, { cursor, limit: REFERRALS_PER_PAGE + 1 });
  const shown = found.slice(0, REFERRALS_PER_PAGE);
  return {
    referrals: await presentReferrals(ctx, shown),
    counts: await countReferrals(db, member.id, box),
    nextCursor: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}
