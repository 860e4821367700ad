import { USER_TEXT } from "@cardplaza/contract/admin/user-words";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { lockMember } from "../../accounts/lock-member.ts";
import { hasJustLooked } from "../../accounts/looks/look-queries.ts";
import { noteLook } from "../../accounts/looks/note-look.ts";
import { recordAdminAction } from "../../audit/record-admin-action.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { showUser } from "./show-user.ts";

/** A member with everything, once it is noted in the same transaction that this administrator has looked. */
export const lookAtUser = (ctx: AdminContext, id: string) =>
  inTransaction(ctx.db, async (tx) => {
    const user = await showUser({ ...ctx, db: tx }, id);
    if (!user) throw notFound(USER_TEXT.notFound);
    await noteOnce(ctx, tx, id);
    return { user };
  });

/** Of two calls at once the second waits for the first, and finds that it is noted. */
async function noteOnce(ctx: AdminContext, tx: Tx, id: string): Promise<void> {
  if (await hasJustLooked(tx, ctx, id)) return;
  await lockMember(tx, id);
  if (await hasJustLooked(tx, ctx, id)) return;
  await noteLook(ctx, tx, id, { kind: "look" });
  await recordAdminAction(ctx, tx, { action: "member.look", targetType: "member", targetId: id });
}
