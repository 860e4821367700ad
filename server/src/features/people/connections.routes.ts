import type { connections } from "@cardplaza/contract/people/connections";
import type { HandlersOf } from "../../context.ts";
import { endConnection } from "./connections/end-connection.ts";
import { inviteMember } from "./connections/invite-member.ts";
import { changeConnection } from "./change-connection.ts";
import { listTags } from "./connection-pages.ts";
import { exportConnections } from "./export-connections.ts";
import { findPeople } from "./find-people.ts";
import { answerIntroduction } from "./introductions/answer-introduction.ts";
import { askForIntroduction } from "./introductions/ask-for-introduction.ts";
import { listPeople } from "./list-people.ts";
import { presentConnection } from "./present-connections.ts";
import { hideSuggestion, showSuggestionAgain } from "./suggestions/hide-suggestion.ts";

export const connectionHandlers: HandlersOf<typeof connections> = {
  "GET /api/connections": ({ ctx, query }) => listPeople(ctx, query),
  "GET /api/people": async ({ ctx, query }) => ({ people: await findPeople(ctx, query.q) }),
  "GET /api/connections/tags": async ({ ctx }) => ({ tags: await listTags(ctx.db, ctx.member.id) }),
  "GET /api/connections.csv": ({ ctx }) => exportConnections(ctx),
  "POST /api/connections": async ({ ctx, body }) =>
    presentConnection(ctx.db, ctx.member.id, await inviteMember(ctx, body.userId, body.note)),
  "PATCH /api/connections/:id": ({ ctx, params, body }) => changeConnection(ctx, params.id, body),
  "DELETE /api/connections/:id": ({ ctx, params }) => endConnection(ctx, params.id),
  "PUT /api/suggestions/:userId/hide": async ({ ctx, params }) => {
    await hideSuggestion(ctx, params.userId);
    return { hidden: true };
  },
  "DELETE /api/suggestions/:userId/hide": ({ ctx, params }) => showSuggestionAgain(ctx, params.userId),
  "POST /api/intros": ({ ctx, body }) => askForIntroduction(ctx, body),
  "PATCH /api/intros/:id": ({ ctx, params, body }) => answerIntroduction(ctx, params.id, body.action),
};
