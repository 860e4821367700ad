import type { sentLeads } from "@cardplaza/contract/leads/sent-leads";
import type { HandlersOf } from "../../../context.ts";
import { eraseAllSentLeads, eraseSentLead } from "./erase-sent-leads.ts";
import { addressOfLink, showSentLeads } from "./sent-lead-queries.ts";
import { withdrawLead } from "./withdraw-lead.ts";

export const sentLeadHandlers: HandlersOf<typeof sentLeads> = {
  "GET /api/leads/own": async ({ ctx, query }) =>
    showSentLeads(ctx.db, await addressOfLink(ctx.db, query.code)),
  "DELETE /api/leads/own": ({ ctx, query }) => eraseAllSentLeads(ctx, query.code),
  "POST /api/leads/own/:id/withdraw": ({ ctx, params, query }) => withdrawLead(ctx, query.code, params.id),
  "DELETE /api/leads/own/:id": ({ ctx, params, query }) => eraseSentLead(ctx, query.code, params.id),
};
