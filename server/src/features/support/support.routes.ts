import type { support } from "@cardplaza/contract/support/support";
import type { HandlersOf } from "../../context.ts";
import { reopenTicket } from "./reopen-ticket.ts";
import { submitTicket } from "./submit-ticket.ts";
import { listOwnTickets, listTicketCases, showTicketCase } from "./ticket-queries.ts";
import { workOnTicket } from "./work-on-ticket.ts";

export const supportHandlers: HandlersOf<typeof support> = {
  "POST /api/contact": ({ ctx, form }) => submitTicket(ctx, form),
  "GET /api/contact": ({ ctx }) => ({ email: ctx.config.SUPPORT_EMAIL }),
  "GET /api/contact/mine": ({ ctx }) => listOwnTickets(ctx),
  "POST /api/contact/:id/reopen": ({ ctx, params, body }) => reopenTicket(ctx, params.id, body),
  "GET /api/admin/tickets": ({ ctx, query }) => listTicketCases(ctx, query),
  "GET /api/admin/tickets/:id": ({ ctx, params }) => showTicketCase(ctx, params.id),
  "PATCH /api/admin/tickets/:id": ({ ctx, params, body }) => workOnTicket(ctx, params.id, body),
};
