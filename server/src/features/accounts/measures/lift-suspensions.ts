import { asc, lte } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { members } from "../accounts.table.ts";
import { lockMember } from "../lock-member.ts";
import { isSuspended } from "./measure-queries.ts";
import { restore } from "./restore.ts";

const AT_ONCE = 100;

/** Every minute: restores whose suspension is over. */
export const liftSuspensionsJob: Job<JobContext, object> = {
  name: "lift-suspensions",
  schedule: "* * * * *",
  async run(ctx, _data, signal) {
    for (;;) {
      const due = await ctx.db
        .select({ id: members.id })
        .from(members)
        .where(lte(members.suspendedUntil, ctx.now))
        .orderBy(asc(members.suspendedUntil))
        .limit(AT_ONCE);
      for (const { id } of due) {
        signal.throwIfAborted();
        await inTransaction(ctx.db, async (tx) => {
          const member = await lockMember(tx, id);
          if (member?.suspendedAt && !isSuspended(member, ctx.now))
            await restore(ctx, tx, member, ["suspension"]);
        });
      }
      if (due.length < AT_ONCE) return;
    }
  },
};
