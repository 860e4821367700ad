import type { Tx } from "../../platform/database.ts";
import type { Notice, NotifyContext } from "./notice.ts";
import { notifyAll } from "./notify-all.ts";

/** Notifies a member in the product and, if they want it, by e-mail. Returns whether it did. */
export const notify = async (ctx: NotifyContext, tx: Tx, notice: Notice): Promise<boolean> =>
  (await notifyAll(ctx, tx, [notice])).has(notice.to);
