import type { accountData } from "@cardplaza/contract/account-data/account-data";
import type { HandlersOf } from "../../context.ts";
import { agreeToTerms } from "./agree-to-terms.ts";
import { showConsents } from "./consent-queries.ts";
import { deleteAccount } from "./delete-account.ts";
import { presentLatestExport } from "./export-queries.ts";
import { giveConsent } from "./give-consent.ts";
import { sendDeletionCode } from "./send-deletion-code.ts";
import { serveExport } from "./serve-export.ts";
import { startExport } from "./start-export.ts";

export const accountDataHandlers: HandlersOf<typeof accountData> = {
  "GET /api/account/export": ({ ctx }) => presentLatestExport(ctx, ctx.member.id),
  "POST /api/account/export": ({ ctx }) => startExport(ctx),
  "GET /api/account/export/:id/file": ({ ctx, params, query }) => serveExport(ctx, params.id, query),
  "POST /api/account/delete/code": ({ ctx }) => sendDeletionCode(ctx),
  "POST /api/account/delete": ({ ctx, body }) => deleteAccount(ctx, body),
  "GET /api/account/consents": ({ ctx }) => showConsents(ctx.db, ctx.member.id),
  "PUT /api/account/consents": ({ ctx, body }) =>
    body.purpose === "terms" ? agreeToTerms(ctx, body.version) : giveConsent(ctx, body),
};
