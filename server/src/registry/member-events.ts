import type { Tx } from "../platform/database.ts";
import type { MemberEvent, MemberEventContext } from "./registration.ts";

/** Tells the rooms above what has happened to a member, in the same transaction. */
export async function publishMemberEvent(
  ctx: MemberEventContext,
  tx: Tx,
  event: MemberEvent,
  memberId: string,
): Promise<void> {
  for (const { onMember } of ctx.registry.rooms) await onMember?.[event]?.(ctx, tx, memberId);
}
