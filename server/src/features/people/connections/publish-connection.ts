import { CONNECTION_EVENT } from "@cardplaza/contract/people/connection-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";

/**
 * Open screens of the others among these members fetch again what is between them. The member's own screen shows what
 * they did, and would lose the row that says so.
 */
export async function publishConnection(
  { live, member }: Pick<MemberContext, "live" | "member">,
  tx: Tx,
  memberIds: string[],
): Promise<void> {
  for (const memberId of memberIds)
    if (memberId !== member.id) await live.publish(tx, memberId, CONNECTION_EVENT, { memberIds });
}
