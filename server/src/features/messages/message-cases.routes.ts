import type { messageCases } from "@cardplaza/contract/messages/message-cases";
import type { HandlersOf } from "../../context.ts";
import { moderatedMessages } from "./moderation/moderated-messages.ts";
import { listCases, lookAtCase } from "./moderation/show-cases.ts";

export const messageCaseHandlers: HandlersOf<typeof messageCases> = {
  "GET /api/admin/messages": ({ ctx, query }) => listCases(ctx, query),
  "GET /api/admin/messages/:id": ({ ctx, params }) => lookAtCase(ctx, params.id),
  "PATCH /api/admin/messages/:id": ({ ctx, params, body }) => moderatedMessages.decide(ctx, params.id, body),
};
