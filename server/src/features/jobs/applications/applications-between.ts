import { and, desc, eq, ne, or } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database.ts";
import { isManagedBy } from "../../companies/company-conditions.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { jobs } from "../posts/jobs.table.ts";
import { applications } from "./applications.table.ts";

const MOST = 50;

/** Applications of one of two members to a company that the other one owns or manages, the newest first. */
export const applicationsBetween = (db: Db | Tx, one: string, other: string) =>
  db
    .select({ application: applications, job: jobs.title })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(
      and(
        ne(applications.stage, "withdrawn"),
        or(
          and(eq(applications.memberId, one), isManagedBy(other)),
          and(eq(applications.memberId, other), isManagedBy(one)),
        ),
      ),
    )
    .orderBy(desc(applications.id))
    .limit(MOST);
