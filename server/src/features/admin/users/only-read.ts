import { USER_TEXT } from "@cardplaza/contract/admin/user-words";
import type { Context } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { isReadOnly } from "../../../platform/outages.ts";
import { forbidden } from "../../../platform/refusals.ts";

/**
 * Runs a call for an administrator who looks at the product as a member. Nothing is marked as read or counted as a visit,
 * whatever the call does besides reading: one that has to write is refused.
 */
export async function onlyRead<T>(ctx: Context, handle: (ctx: Context) => Promise<T>): Promise<T> {
  const read = (tx: Tx) => handle({ ...ctx, db: tx });
  try {
    return await ctx.db.transaction(read, { accessMode: "read only" });
  } catch (error) {
    throw isReadOnly(error) ? forbidden(USER_TEXT.viewOnly) : error;
  }
}
