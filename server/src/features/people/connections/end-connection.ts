import { CONNECTION_TEXT } from "@cardplaza/contract/people/connection-words";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { lockConnectionOf } from "./connection-queries.ts";
import { setStatus } from "./set-status.ts";

/** Ends a connection. Nobody is notified. */
export function endConnection(ctx: MemberContext, id: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockConnectionOf(tx, ctx.member.id, id);
    if (row.status === "removed") return;
    if (row.status !== "accepted") throw notFound(CONNECTION_TEXT.notFound);
    await setStatus(ctx, tx, row, "removed");
    await changed(ctx, tx, "connection", [row.id]);
  });
}
