import type { teamCards } from "@cardplaza/contract/team-cards";
import type { HandlersOf } from "../../context.ts";
import { changeCard } from "../cards/change-card.ts";
import { deleteCard } from "../cards/delete-card.ts";
import { claimTeamCard } from "./claim-team-card.ts";
import { createTeamCard } from "./create-team-card.ts";
import { inviteMember } from "./invite-member.ts";
import { showSharedTeamCard, showTeamCard, showTeamCards } from "./show-team-cards.ts";
import { findTeamCardOf } from "./team-card-queries.ts";

export const teamCardHandlers: HandlersOf<typeof teamCards> = {
  "GET /api/team-card": ({ ctx }) => showTeamCards(ctx.db, ctx.member),
  "GET /api/team-card/slug/:slug": ({ ctx, params }) => showSharedTeamCard(ctx, params.slug),
  "GET /api/team-card/:id": ({ ctx, params }) => showTeamCard(ctx.db, ctx.member, params.id),
  "POST /api/team-card": ({ ctx, body }) => createTeamCard(ctx, body),
  "PATCH /api/team-card/:id": async ({ ctx, params, body }) => {
    await findTeamCardOf(ctx.db, ctx.member, params.id);
    await changeCard(ctx, params.id, body);
    return showTeamCard(ctx.db, ctx.member, params.id);
  },
  "DELETE /api/team-card/:id": async ({ ctx, params }) => {
    await findTeamCardOf(ctx.db, ctx.member, params.id);
    await deleteCard(ctx, params.id);
  },
  "POST /api/team-card/:id/invite": ({ ctx, params, body }) => inviteMember(ctx, params.id, body.email),
  "POST /api/team-card/claim": ({ ctx, body }) => claimTeamCard(ctx, body.code),
};
