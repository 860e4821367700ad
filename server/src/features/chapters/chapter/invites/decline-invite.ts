import type { Context } from "../../../../context.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { endInvite } from "./end-invite.ts";
import { findInvite } from "./find-invite.ts";

/** An invitation to one person ends. A link for many still works for the others. */
export function declineInvite({ db, member, now }: Context, code: string) {
  return inTransaction(db, async (tx) => {
    const { invite } = await findInvite(tx, code, { now, viewerId: member?.id });
    if (invite.forOne) await endInvite(tx, invite.id, now);
    return { declined: true } as const;
  });
}
