import type { chapterInvites } from "@cardplaza/contract/chapters/invites";
import type { HandlersOf } from "../../../../context.ts";
import { acceptInvite } from "./accept-invite.ts";
import { createInviteLink } from "./create-invite-link.ts";
import { declineInvite } from "./decline-invite.ts";
import { holdSeat } from "./hold-seat.ts";
import { showInvite } from "./show-invite.ts";

export const chapterInviteHandlers: HandlersOf<typeof chapterInvites> = {
  "POST /api/chapters/:id/invite-links": ({ ctx, params, body }) => createInviteLink(ctx, params.id, body),
  "GET /api/chapter-invites/:code": ({ ctx, params }) => showInvite(ctx, params.code),
  "POST /api/chapter-invites/:code/hold": ({ ctx, params, body }) => holdSeat(ctx, params.code, body),
  "POST /api/chapter-invites/:code/accept": ({ ctx, params, body }) => acceptInvite(ctx, params.code, body),
  "POST /api/chapter-invites/:code/decline": ({ ctx, params }) => declineInvite(ctx, params.code),
};
