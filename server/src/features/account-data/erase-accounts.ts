import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import type { JobContext } from "../../context.ts";
import type { Job } from "../../platform/jobs.ts";
import { changed } from "../../registry/changed.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { members } from "../accounts/accounts.table.ts";

const BATCH = 100;

/** Every night: erases the accounts whose thirty days are over, and those unused for years. */
export const eraseAccountsJob: Job<JobContext, object> = {
  name: "erase-accounts",
  schedule: "20 3 * * *",
  expireInSeconds: 1800,
  async run(ctx, _data, signal) {
    let after = "";
    let failed = 0;
    for (;;) {
      const ids = await findDue(ctx, after);
      for (const id of ids) {
        signal.throwIfAborted();
        // One account that cannot be erased does not stop the others.
        await eraseAccount(ctx, id).catch((error: unknown) => {
          failed += 1;
          ctx.log.error({ error, memberId: id }, "an account could not be erased");
        });
      }
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
    }
    if (failed > 0) throw new Error(`${failed} accounts could not be erased`);
  },
};

async function findDue({ db, now }: JobContext, after: string): Promise<string[]> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(lte(members.erasesAt, now), isNull(members.erasedAt), gt(members.id, after)))
    .orderBy(asc(members.id))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

/** All features in one transaction: an account is erased completely or not at all. */
async function eraseAccount(ctx: JobContext, memberId: string): Promise<void> {
  const parts = ctx.registry.accountParts;
  await inTransaction(ctx.db, async (tx) => {
    for (const part of parts.toReversed()) await part.lock?.(tx, memberId);
    // Checked again under the lock: a sign-in may have cancelled the deletion just now.
    const [due] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, memberId), lte(members.erasesAt, ctx.now), isNull(members.erasedAt)))
      .for("update");
    if (!due) return;
    for (const part of parts) await part.erase(ctx, tx, memberId);
    await changed(ctx, tx, "member", [memberId]);
  });
}
