import { and, inArray, lte } from "drizzle-orm";
import { PENDING_REQUIREMENTS, requirementPath } from "@cardplaza/contract/it-services/it-words";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { Notice } from "../../notifications/notice.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { publishRequirement } from "./publish-requirement.ts";
import { rejectOpenQuotes } from "./reject-quotes.ts";
import { itRequirements, type ItRequirementRow } from "./requirements.table.ts";

const BATCH = 100;

/** Every night: requirements that were not awarded within 30 days end. */
export const expireRequirementsJob: Job<JobContext, object> = {
  name: "expire-it-requirements",
  schedule: "35 4 * * *",
  async run(ctx, _data, signal) {
    while ((await expireSome(ctx)) === BATCH) signal.throwIfAborted();
  },
};

function expireSome(ctx: JobContext): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const due = await tx
      .select()
      .from(itRequirements)
      .where(
        and(
          lte(itRequirements.expiresAt, ctx.now),
          inArray(itRequirements.status, [...PENDING_REQUIREMENTS]),
        ),
      )
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    const ids = due.map(({ id }) => id);
    await tx.update(itRequirements).set({ status: "expired" }).where(inArray(itRequirements.id, ids));
    await rejectOpenQuotes(tx, ids);
    await notifyAll(ctx, tx, due.flatMap(noticesOf));
    for (const id of ids) await publishRequirement(ctx, tx, id);
    return due.length;
  });
}

const noticesOf = ({ id, title, buyerId }: ItRequirementRow): Notice[] =>
  buyerId
    ? [
        {
          to: buyerId,
          news: "it-requirement.expired",
          with: { title },
          targetUrl: requirementPath(id),
          about: `it-requirement:${id}:expired`,
        },
      ]
    : [];
