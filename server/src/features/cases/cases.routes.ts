import type { cases } from "@cardplaza/contract/cases/cases";
import type { HandlersOf } from "../../context.ts";
import { appeal } from "./appeal.ts";
import { decideCase, decideCases } from "./decide-case.ts";
import { listCases } from "./list-cases.ts";
import { findOwnDecision, listOwnDecisions } from "./own-decisions.ts";
import { lookAtCase } from "./show-case.ts";

export const caseHandlers: HandlersOf<typeof cases> = {
  "GET /api/admin/cases": ({ ctx, query }) => listCases(ctx, query),
  "GET /api/admin/cases/:id": async ({ ctx, params }) => ({ case: await lookAtCase(ctx, params.id) }),
  "PATCH /api/admin/cases/:id": async ({ ctx, params, body }) => ({
    case: await decideCase(ctx, params.id, body),
  }),
  "POST /api/admin/cases/bulk": ({ ctx, body: { ids, ...given } }) => decideCases(ctx, ids, given),
  "GET /api/cases": ({ ctx, query }) => listOwnDecisions(ctx, query.cursor),
  "GET /api/cases/:id": async ({ ctx, params }) => ({ decision: await findOwnDecision(ctx, params.id) }),
  "POST /api/cases/:id/appeal": async ({ ctx, params, body }) => ({
    decision: await appeal(ctx, params.id, body.text),
  }),
};
