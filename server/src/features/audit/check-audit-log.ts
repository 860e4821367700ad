import type { JobContext } from "../../context.ts";
import type { Job } from "../../platform/jobs.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { saveVerified, saveWholeVerification } from "./audit-checkpoints.ts";
import { mailAuditHead } from "./mail-audit-head.ts";
import { verifyAuditChain } from "./verify-audit-chain.ts";

/**
 * Every night: verifies the whole audit log and mails its last entry to the superadmins. Who rewrites the log
 * cannot rewrite these mails.
 */
export const checkAuditLogJob: Job<JobContext, object> = {
  name: "check-audit-log",
  schedule: "50 4 * * *",
  expireInSeconds: 6 * 3600,
  async run(ctx, _data, signal) {
    const { last, brokenAt } = await verifyAuditChain(ctx.db, undefined, signal);
    if (brokenAt !== null) ctx.log.error({ brokenAt }, "the audit log is not intact");
    await inTransaction(ctx.db, async (tx) => {
      await saveWholeVerification(tx, ctx.now, brokenAt);
      if (brokenAt === null) await saveVerified(tx, last, ctx.now);
      await mailAuditHead(ctx, tx, { last, brokenAt });
    });
  },
};
