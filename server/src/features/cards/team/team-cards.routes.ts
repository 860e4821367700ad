import type { teamCards } from "@cardplaza/contract/cards/team/team-cards";
import type { teamImports } from "@cardplaza/contract/cards/team/team-imports";
import type { teamTemplates } from "@cardplaza/contract/cards/team/team-templates";
import type { HandlersOf } from "../../../context.ts";
import { changeCard } from "../change-card.ts";
import { deleteCard } from "../delete-card.ts";
import { claimTeamCard } from "./claim-team-card.ts";
import { countLostBadges } from "./count-lost-badges.ts";
import { createTeamCard } from "./create-team-card.ts";
import { deleteTemplate } from "./delete-template.ts";
import { handOverCard } from "./hand-over-card.ts";
import { importTeamCards } from "./import-team-cards.ts";
import { inviteMember } from "./invite-member.ts";
import { saveTemplate } from "./save-template.ts";
import { showInvite } from "./show-invite.ts";
import { showSharedTeamCard, showTeamCard, showTeamCards } from "./show-team-cards.ts";
import { findTeamCardOf } from "./team-card-queries.ts";
import { showTemplate } from "../team-rules/template-queries.ts";

export const teamCardHandlers: HandlersOf<typeof teamCards & typeof teamImports & typeof teamTemplates> = {
  "GET /api/team-card": ({ ctx }) => showTeamCards(ctx),
  "GET /api/team-card/slug/:slug": ({ ctx, params }) => showSharedTeamCard(ctx, params.slug),
  "GET /api/team-card/:id": ({ ctx, params }) => showTeamCard(ctx.db, ctx.member, params.id, ctx.now),
  "POST /api/team-card": ({ ctx, body }) => createTeamCard(ctx, body),
  "PATCH /api/team-card/:id": async ({ ctx, params, body }) => {
    await findTeamCardOf(ctx, params.id);
    await changeCard(ctx, params.id, body);
    return showTeamCard(ctx.db, ctx.member, params.id, ctx.now);
  },
  "DELETE /api/team-card/:id": async ({ ctx, params, body }) => {
    await findTeamCardOf(ctx, params.id);
    await deleteCard(ctx, params.id, body.successorId);
  },
  "POST /api/team-card/:id/invite": ({ ctx, params, body }) => inviteMember(ctx, params.id, body.email),
  "POST /api/team-card/:id/hand-over": ({ ctx, params, body }) => handOverCard(ctx, params.id, body),
  "POST /api/team-card/import": ({ ctx, query, form }) => importTeamCards(ctx, form, query.dryRun),
  "GET /api/team-card/template": ({ ctx }) => showTemplate(ctx.db, ctx.member.id),
  "PUT /api/team-card/template": ({ ctx, body }) => saveTemplate(ctx, body),
  "GET /api/team-card/template/badges": ({ ctx, query }) => countLostBadges(ctx, query),
  "DELETE /api/team-card/template": ({ ctx }) => deleteTemplate(ctx),
  "GET /api/team-card/invite": ({ ctx, query }) => showInvite(ctx, query.code),
  "POST /api/team-card/claim": ({ ctx, body }) => claimTeamCard(ctx, body.code),
};
