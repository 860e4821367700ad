import type { ownLeads } from "@cardplaza/contract/leads/own-leads";
import type { HandlersOf } from "../../context.ts";
import { eraseAllOwnLeads, eraseOwnLead } from "./erase-own-leads.ts";
import { addressOfLink, showOwnLeads } from "./own-lead-queries.ts";
import { withdrawLead } from "./withdraw-lead.ts";

export const ownLeadHandlers: HandlersOf<typeof ownLeads> = {
  "GET /api/leads/own": async ({ ctx, query }) =>
    showOwnLeads(ctx.db, await addressOfLink(ctx.db, query.code)),
  "DELETE /api/leads/own": ({ ctx, query }) => eraseAllOwnLeads(ctx, query.code),
  "POST /api/leads/own/:id/withdraw": ({ ctx, params, query }) => withdrawLead(ctx, query.code, params.id),
  "DELETE /api/leads/own/:id": ({ ctx, params, query }) => eraseOwnLead(ctx, query.code, params.id),
};
