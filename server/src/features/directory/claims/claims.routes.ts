import type { claims } from "@cardplaza/contract/directory/claims/claims";
import type { HandlersOf } from "../../../context.ts";
import { answerClaim } from "./answer-claim.ts";
import { claimListing } from "./claim-listing.ts";
import { listOwnClaims } from "./claim-queries.ts";
import { claimWays } from "./claim-ways.ts";
import { moderatedClaims } from "./moderated-claims.ts";
import { resendClaimCode } from "./resend-claim-code.ts";
import { sendMore } from "./send-more.ts";
import { showClaim } from "./show-claim.ts";
import { verifyClaim } from "./verify-claim.ts";
import { withdrawClaim } from "./withdraw-claim.ts";

export const claimHandlers: HandlersOf<typeof claims> = {
  "GET /api/business-listings/:id/claims": ({ ctx, params }) => claimWays(ctx, params.id),
  "POST /api/business-listings/:id/claims": ({ ctx, params, body }) => claimListing(ctx, params.id, body),
  "POST /api/claims/:id/verify": ({ ctx, params, body }) => verifyClaim(ctx, params.id, body.code),
  "POST /api/claims/:id/resend": ({ ctx, params }) => resendClaimCode(ctx, params.id),
  "POST /api/claims/:id/more": ({ ctx, params, body }) => sendMore(ctx, params.id, body),
  "POST /api/claims/:id/withdraw": ({ ctx, params }) => withdrawClaim(ctx, params.id),
  "GET /api/claims/mine": ({ ctx }) => listOwnClaims(ctx),
  "POST /api/claims/:id/respond": ({ ctx, params, body }) =>
    answerClaim(ctx, params.id, body.decision, body.note),
  "GET /api/admin/claims": ({ ctx, query }) => moderatedClaims.list(ctx, query),
  "GET /api/admin/claims/:id": async ({ ctx, params }) => ({ claim: await showClaim(ctx, params.id) }),
  "PATCH /api/admin/claims/:id": ({ ctx, params, body }) => moderatedClaims.decide(ctx, params.id, body),
};
