import type { legalDetails } from "@cardplaza/contract/policies/legal-details";
import type { policies } from "@cardplaza/contract/policies/policies";
import type { HandlersOf } from "../../context.ts";
import { legalDetailsOf } from "./legal-details.ts";
import { showPolicy, showPrivacyNotice } from "./show-policy.ts";

export const policyHandlers: HandlersOf<typeof policies & typeof legalDetails> = {
  "GET /api/policies/:slug": ({ ctx, params, query }) => showPolicy(ctx.config, params.slug, query.version),
  "GET /api/privacy-notice": ({ ctx, query }) => showPrivacyNotice(ctx.config, query.language),
  "GET /api/legal-details": ({ ctx }) => legalDetailsOf(ctx.config),
};
