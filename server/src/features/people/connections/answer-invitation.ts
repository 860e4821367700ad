import { CONNECTION_TEXT, type ConnectionStatus } from "@cardplaza/contract/people/connection-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { notFound, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockConnectionOf } from "./connection-queries.ts";
import type { ConnectionRow } from "./connections.table.ts";

interface Answer {
  /** Who may do it: the one who sent the invitation, or the other one. */
  by: "inviter" | "invited";
  becomes: ConnectionStatus;
  answer: (ctx: MemberContext, tx: Tx, row: ConnectionRow) => Promise<ConnectionRow>;
}

/** A second click finds it as the first one left it. */
export function answerInvitation(
  ctx: MemberContext,
  id: string,
  { by, becomes, answer }: Answer,
): Promise<ConnectionRow> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockConnectionOf(tx, ctx.member.id, id);
    if ((row.inviterId === ctx.member.id) !== (by === "inviter")) throw notFound(CONNECTION_TEXT.notFound);
    if (row.status === becomes) return row;
    if (row.status !== "pending") throw wrongState(CONNECTION_TEXT.answered);
    return answer(ctx, tx, row);
  });
}
