import { momentInWords } from "@cardplaza/contract/date-words";
import type { JobContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import type { Place } from "./audit-checkpoints.ts";
import { mailSuperadmins } from "./mail-superadmins.ts";

interface Verified {
  /** The last entry that is intact. */
  last: Place;
  brokenAt: number | null;
}

/** To every superadmin, so that the last entry is also known outside the database. */
export async function mailAuditHead(ctx: JobContext, tx: Tx, { last, brokenAt }: Verified): Promise<void> {
  if (last.seq === 0 && brokenAt === null) return;
  const content = brokenAt === null ? intact(last, ctx.now) : broken(brokenAt, last);
  const button = { label: "Open the audit log", url: `${ctx.origin}/admin/settings?tab=audit-log` };
  await mailSuperadmins(ctx, tx, { ...content, button });
}

const figure = (seq: number) => seq.toLocaleString("en-IN");

const intact = ({ seq, hash }: Place, now: Date) => ({
  heading: `Audit log verified up to entry ${figure(seq)}`,
  paragraphs: [
    `We verified the whole audit log on ${momentInWords(now)}. All ${figure(seq)} entries are exactly as they were written.`,
    `Last entry: ${figure(seq)}\nIts hash: ${hash}`,
    "Please keep this mail. If someone with access to the database rewrites the log or cuts off its end, this entry will be missing or will have another hash.",
  ],
});

const broken = (seq: number, last: Place) => ({
  heading: `The audit log was changed at entry ${figure(seq)}`,
  paragraphs: [
    `We verified the whole audit log and found that entry ${figure(seq)} is missing or is not as it was written. Only someone with direct access to the database can do this.`,
    last.seq > 0
      ? `Entries 1 to ${figure(last.seq)} are intact. The hash of entry ${figure(last.seq)}: ${last.hash}`
      : "No entry before it can be relied on.",
    "Please find out who had access to the database, and compare the log with a backup and with the earlier mails. We mail you every night until the log is intact again.",
  ],
});
