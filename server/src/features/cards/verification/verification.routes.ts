import type { verification } from "@cardplaza/contract/cards/verification/verification";
import type { HandlersOf } from "../../../context.ts";
import { confirmVerification } from "./confirm-verification.ts";
import { moderatedVerifications } from "./moderated-verifications.ts";
import { requestVerification } from "./request-verification.ts";
import { listOwnVerifications } from "./verification-queries.ts";

export const verificationHandlers: HandlersOf<typeof verification> = {
  "POST /api/verification": ({ ctx, body }) => requestVerification(ctx, body),
  "POST /api/verification/confirm": ({ ctx, body }) => confirmVerification(ctx, body.code, body.cardId),
  "GET /api/verification/me": ({ ctx }) => listOwnVerifications(ctx),
  "GET /api/admin/verifications": ({ ctx, query }) => moderatedVerifications.list(ctx, query),
  "GET /api/admin/verifications/:id": async ({ ctx, params }) => ({
    verification: await moderatedVerifications.show(ctx, params.id),
  }),
  "PATCH /api/admin/verifications/:id": ({ ctx, params, body: { action, reason } }) =>
    moderatedVerifications.decide(ctx, params.id, { action, reason }),
};
