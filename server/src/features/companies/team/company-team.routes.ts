import type { companyTeam } from "@cardplaza/contract/companies/company-team";
import type { HandlersOf } from "../../../context.ts";
import { acceptInvite } from "./accept-invite.ts";
import { declineInvite } from "./decline-invite.ts";
import { inviteManager } from "./invite-manager.ts";
import { removeManager } from "./remove-manager.ts";
import { showInvite } from "./show-invite.ts";
import { showTeamTo } from "./show-team.ts";
import { transferCompany } from "./transfer-company.ts";
import { withdrawInvite } from "./withdraw-invite.ts";

export const companyTeamHandlers: HandlersOf<typeof companyTeam> = {
  "GET /api/companies/:id/managers": ({ ctx, params }) => showTeamTo(ctx, params.id),
  "POST /api/companies/:id/managers": ({ ctx, params, body }) => inviteManager(ctx, params.id, body.email),
  "DELETE /api/companies/:id/managers/:userId": ({ ctx, params }) =>
    removeManager(ctx, params.id, params.userId),
  "DELETE /api/companies/:id/invites/:inviteId": ({ ctx, params }) =>
    withdrawInvite(ctx, params.id, params.inviteId),
  "POST /api/companies/:id/transfer": ({ ctx, params, body }) => transferCompany(ctx, params.id, body.userId),
  "GET /api/company-invites/:code": ({ ctx, params }) => showInvite(ctx, params.code),
  "POST /api/company-invites/:code/accept": ({ ctx, params }) => acceptInvite(ctx, params.code),
  "POST /api/company-invites/:code/decline": ({ ctx, params }) => declineInvite(ctx, params.code),
};
