import type { MemberContext } from "../../../context.ts";
import { presentReferral } from "./present-referral.ts";
import { findReferralOf } from "./referral-queries.ts";

/** For its giver and its receiver. */
export const showReferral = async (ctx: MemberContext, id: string) =>
  presentReferral(ctx, await findReferralOf(ctx.db, ctx.member.id, id));
