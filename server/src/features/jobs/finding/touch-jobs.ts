import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { touchWithCompanies } from "../../search/touch-with-companies.ts";
import { jobs } from "../posts/jobs.table.ts";
import { jobSearchKind } from "./job-search-kind.ts";

/** Those that are not open are in no list, whatever their company does. Deleted ones too: they go with an erased company. */
export const { touch: touchJobsOf, job: touchJobsJob } = touchWithCompanies(
  "touch-jobs",
  jobSearchKind,
  (tx, companyIds, after, limit) =>
    tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(inArray(jobs.companyId, [...companyIds]), eq(jobs.status, "open"), gt(jobs.id, after)))
      .orderBy(asc(jobs.id))
      .limit(limit),
);
