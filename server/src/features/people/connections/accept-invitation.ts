import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { changed } from "../../../registry/changed.ts";
import { notify } from "../../notifications/notify.ts";
import { answerInvitation } from "./answer-invitation.ts";
import { requireRoomOfBoth } from "./connection-limits.ts";
import type { ConnectionRow } from "./connections.table.ts";
import { publishConnection } from "./publish-connection.ts";
import { setStatus } from "./set-status.ts";

export const acceptInvitation = (ctx: MemberContext, id: string) =>
  answerInvitation(ctx, id, { by: "invited", becomes: "accepted", answer: acceptPending });

/** The member accepts what the other one sent; both are locked. */
export async function acceptPending(ctx: MemberContext, tx: Tx, row: ConnectionRow): Promise<ConnectionRow> {
  await requireRoomOfBoth(tx, ctx.member.id, row.inviterId);
  const accepted = await setStatus(ctx, tx, row, "accepted");
  await notify(ctx, tx, {
    to: row.inviterId,
    news: "connection.accepted",
    with: { name: ctx.member.name },
    targetUrl: `/profile/${ctx.member.id}`,
    about: `connection:${row.id}`,
    sender: ctx.member.id,
  });
  await publishConnection(ctx, tx, [row.firstId, row.secondId]);
  await changed(ctx, tx, "connection", [row.id]);
  return accepted;
}
