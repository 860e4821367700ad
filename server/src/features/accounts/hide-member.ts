import { and, eq, isNull } from "drizzle-orm";
import type { JobContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { members } from "./accounts.table.ts";
import { endSessions } from "./sessions/end-sessions.ts";
import { changed } from "../../registry/changed.ts";

/**
 * Hides the member and signs them out everywhere. They are erased at the given time, unless they sign in
 * before. Returns false if a deletion is already pending.
 */
export async function hideMember(
  ctx: JobContext,
  tx: Tx,
  memberId: string,
  erasesAt: Date,
): Promise<boolean> {
  const [hidden] = await tx
    .update(members)
    .set({ erasesAt, updatedAt: ctx.now })
    .where(and(eq(members.id, memberId), isNull(members.erasesAt)))
    .returning({ id: members.id });
  await endSessions(ctx, tx, memberId);
  await changed(ctx, tx, "member", [memberId]);
  return hidden !== undefined;
}
