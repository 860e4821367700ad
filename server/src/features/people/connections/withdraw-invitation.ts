import type { MemberContext } from "../../../context.ts";
import { answerInvitation } from "./answer-invitation.ts";
import { setStatus } from "./set-status.ts";

export const withdrawInvitation = (ctx: MemberContext, id: string) =>
  answerInvitation(ctx, id, {
    by: "inviter",
    becomes: "withdrawn",
    answer: (_ctx, tx, row) => setStatus(ctx, tx, row, "withdrawn"),
  });
