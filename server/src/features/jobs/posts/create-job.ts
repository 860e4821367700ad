import type { NewJob } from "@cardplaza/contract/jobs/job-fields";
import { DEFAULT_VALID_DAYS } from "@cardplaza/contract/jobs/job-words";
import { dateInIndia, DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockCompanyManagedBy } from "../../companies/company/company-queries.ts";
import { hiringCompanyOf } from "./hiring-company.ts";
import { jobValues, NOTHING_YET } from "./job-values.ts";
import { jobs } from "./jobs.table.ts";
import { showJob } from "./show-job.ts";

/** Creates a draft, which only the company's team sees. It begins in the company's city. */
export function createJob(ctx: MemberContext, { companyId, ...fields }: NewJob) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const { id: hiringId } = await hiringCompanyOf(tx, member, companyId);
    // A manager who is removed at this moment either comes before or is refused.
    const { city, state, pin } = await lockCompanyManagedBy(tx, member, hiringId);
    const id = newId(now.getTime());
    const filled = {
      validThrough: dateInIndia(new Date(now.getTime() + DEFAULT_VALID_DAYS * DAY_MS)),
      ...fields,
      locations: fields.locations ?? (city ? [{ city, state, pin }] : []),
    };
    await tx.insert(jobs).values({
      ...filled,
      ...jobValues(filled, NOTHING_YET),
      id,
      companyId: hiringId,
      authorId: member.id,
      createdAt: now,
      updatedAt: now,
    });
    return showJob({ ...ctx, db: tx }, id);
  });
}
