import type { PremiumLeftovers } from "@cardplaza/contract/plan/premium-leftovers";
import type { MemberContext } from "../../../context.ts";

/** Nothing is deleted when a plan ends, so its owner must be able to find it and do so themselves. */
export async function showPremiumLeftovers(ctx: MemberContext): Promise<PremiumLeftovers> {
  const left = await Promise.all(ctx.registry.rooms.map(async (room) => room.premiumLeftovers?.(ctx)));
  // Complete, or the response is refused by its schema.
  return Object.assign({}, ...left) as PremiumLeftovers;
}
