import type { Tx } from "../platform/database.ts";
import type { MemberEvent, MemberEventContext } from "./registration.ts";

/** Calls the rooms above `accounts` when something happens to a member, in the same transaction. */
export async function publishMemberEvent(
  ctx: MemberEventContext,
  tx: Tx,
  event: MemberEvent,
  memberId: string,
): Promise<void> {
  for (const { onMember } of ctx.registry.rooms) await onMember?.[event]?.(ctx, tx, memberId);
}
