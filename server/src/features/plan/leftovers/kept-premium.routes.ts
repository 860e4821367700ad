import type { keptPremium } from "@cardplaza/contract/plan/kept-premium";
import type { HandlersOf } from "../../../context.ts";
import { showKeptPremium } from "./show-kept-premium.ts";

export const keptPremiumHandlers: HandlersOf<typeof keptPremium> = {
  "GET /api/kept-premium": ({ ctx }) => showKeptPremium(ctx),
};
