import { eq } from "drizzle-orm";
import type { JobFields } from "@cardplaza/contract/jobs/job-fields";
import { NEW_AGAIN_DAYS } from "@cardplaza/contract/jobs/job-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { ChangeContext } from "../../../registry/changed.ts";
import { changed } from "../../../registry/changed.ts";
import type { Tx } from "../../../platform/database.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { wordToReview } from "./job-values.ts";
import { jobs, type JobRow } from "./jobs.table.ts";
import { tellFollowersJob } from "./tell-followers.ts";

type OpenContext = ChangeContext & { now: Date };

/** New to everybody: it was not open in the last 30 days. */
const isNew = ({ openedAt }: JobRow, now: Date) =>
  openedAt === null || openedAt.getTime() <= now.getTime() - NEW_AGAIN_DAYS * DAY_MS;

/** Opens a locked job, or lets it wait for an administrator if it has flagged words. */
export async function openJob(
  ctx: OpenContext,
  tx: Tx,
  before: JobRow,
  values: Partial<JobFields> = {},
): Promise<void> {
  const word = wordToReview({ ...before, ...values });
  const isNews = !word && isNew(before, ctx.now);
  await tx
    .update(jobs)
    .set({
      ...values,
      ...(word ? { status: "pending", reviewReason: word } : { status: "open", reviewReason: "" }),
      ...(isNews && { openedAt: ctx.now }),
      pausedFor: "",
      ...nextVersion(before, ctx.now),
    })
    .where(eq(jobs.id, before.id));
  await changed(ctx, tx, "job", [before.id]);
  if (isNews) await ctx.jobs.enqueue(tx, tellFollowersJob, { jobId: before.id, after: "" });
}
