import type { KeptPremium } from "@cardplaza/contract/plan/kept-premium";
import type { MemberContext } from "../../../context.ts";

/** Nothing is deleted when a plan ends, so its owner must be able to find it and do so themselves. */
export async function showKeptPremium(ctx: MemberContext): Promise<KeptPremium> {
  const left = await Promise.all(ctx.registry.rooms.map(async (room) => room.premiumLeftovers?.(ctx)));
  // Complete, or the response is refused by its schema.
  return Object.assign({}, ...left) as KeptPremium;
}
