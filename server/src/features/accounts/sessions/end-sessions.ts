import { and, eq, ne } from "drizzle-orm";
import type { MemberContext, Services } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { sessions } from "../accounts.table.ts";

type Live = Pick<Services, "live">;

/** Signs one of the member's devices out at once. */
export async function endOwnSession(ctx: MemberContext, id: string): Promise<void> {
  const memberId = ctx.member.id;
  await inTransaction(ctx.db, async (tx) => {
    const own = and(eq(sessions.id, id), eq(sessions.memberId, memberId));
    const [ended] = await tx.delete(sessions).where(own).returning({ id: sessions.id });
    if (!ended) throw notFound();
    await ctx.live.disconnect(tx, memberId);
  });
}

/** Signs all devices of a member out, or all except the device of this call. */
export async function endSessions(ctx: Live, tx: Tx, memberId: string, exceptId?: string): Promise<void> {
  const ofMember = eq(sessions.memberId, memberId);
  await tx
    .delete(sessions)
    .where(exceptId === undefined ? ofMember : and(ofMember, ne(sessions.id, exceptId)));
  await ctx.live.disconnect(tx, memberId);
}
