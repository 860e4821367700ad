import type { premiumLeftovers } from "@cardplaza/contract/plan/premium-leftovers";
import type { HandlersOf } from "../../../context.ts";
import { showPremiumLeftovers } from "./show-premium-leftovers.ts";

export const premiumLeftoversHandlers: HandlersOf<typeof premiumLeftovers> = {
  "GET /api/kept-premium": ({ ctx }) => showPremiumLeftovers(ctx),
};
