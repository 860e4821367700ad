import { and, inArray, isNull, lte } from "drizzle-orm";
import { COMPANY_UNDO_DAYS } from "@cardplaza/contract/companies/company-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { eraseEnquiriesOf } from "../../enquiries/ending/erase-enquiries.ts";
import { companyInvites, companyManagers } from "../team/team.table.ts";
import { companies, companyDays, companyFollowers } from "./companies.table.ts";
import { NO_CONTENTS } from "./no-contents.ts";

const BATCH = 100;

/** Every night: erases companies that can no longer be restored. */
export const eraseDeletedCompaniesJob: Job<JobContext, object> = {
  name: "erase-deleted-companies",
  schedule: "35 4 * * *",
  async run(ctx, _data, signal) {
    while ((await eraseSome(ctx)) === BATCH) signal.throwIfAborted();
  },
};

function eraseSome(ctx: JobContext): Promise<number> {
  const { db, now } = ctx;
  const over = new Date(now.getTime() - COMPANY_UNDO_DAYS * DAY_MS);
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select({ id: companies.id })
      .from(companies)
      .where(and(lte(companies.deletedAt, over), isNull(companies.erasedAt)))
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await eraseAround(tx, ids);
    await tx
      .update(companies)
      .set({ ...NO_CONTENTS, erasedAt: now })
      .where(inArray(companies.id, ids));
    await changed(ctx, tx, "company", ids);
    return ids.length;
  });
}

/** Everything that others hold about these companies: their team, followers, figures and enquiries. */
export async function eraseAround(tx: Tx, ids: string[]): Promise<void> {
  for (const table of [companyManagers, companyInvites, companyFollowers, companyDays])
    await tx.delete(table).where(inArray(table.companyId, ids));
  for (const id of ids) await eraseEnquiriesOf(tx, id);
}
