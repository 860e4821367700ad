import type { PremiumLeftovers } from "@cardplaza/contract/plan/premium-leftovers";
import type { MemberContext } from "../../../context.ts";

/** Nothing is deleted when a plan ends, so owners must be able to find and delete it themselves. */
export async function showPremiumLeftovers(ctx: MemberContext): Promise<PremiumLeftovers> {
  const leftovers = await Promise.all(ctx.registry.rooms.map(async (room) => room.premiumLeftovers?.(ctx)));
  // If a part is missing, the schema refuses the response.
  return Object.assign({}, ...leftovers) as PremiumLeftovers;
}
