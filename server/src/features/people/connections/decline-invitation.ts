import type { MemberContext } from "../../../context.ts";
import { answerInvitation } from "./answer-invitation.ts";
import { setStatus } from "./set-status.ts";

/** Declines an invitation. Nobody is notified. */
export const declineInvitation = (ctx: MemberContext, id: string) =>
  answerInvitation(ctx, id, {
    by: "invited",
    becomes: "declined",
    answer: (_ctx, tx, row) => setStatus(ctx, tx, row, "declined"),
  });
