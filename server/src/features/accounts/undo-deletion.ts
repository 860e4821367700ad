import { eq } from "drizzle-orm";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { changed } from "../../registry/changed.ts";
import { publishMemberEvent } from "../../registry/member-events.ts";
import { endMeasures } from "./measures/restore.ts";
import { members } from "./accounts.table.ts";

/** Brings back a member who signs in before their data is erased. */
export async function undoDeletion(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const { now } = ctx;
  await endMeasures(tx, memberId, ["deletion"], now);
  await tx.update(members).set({ erasesAt: null, updatedAt: now }).where(eq(members.id, memberId));
  // Pages cached in the meantime do not show them.
  await changed(ctx, tx, "member", [memberId]);
  await publishMemberEvent(ctx, tx, "returned", memberId);
}
