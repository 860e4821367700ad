import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockInviteTo } from "./team-queries.ts";
import { companyInvites } from "./team.table.ts";

/** Nobody is notified: the invitation is simply no longer open. */
export async function declineInvite(ctx: MemberContext, code: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { invite } = await lockInviteTo(tx, ctx.member, code, ctx.now);
    await tx.delete(companyInvites).where(eq(companyInvites.id, invite.id));
  });
}
