import { and, asc, gt, inArray } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { companyFollowers } from "../../companies/company/companies.table.ts";
import { notSentOn } from "./alert-queries.ts";
import { jobAlerts } from "./alerts.table.ts";

interface Wanted {
  /** The last member of the batch before. */
  after: string;
  today: string;
  /** Companies with new jobs. */
  companyIds: string[];
  limit: number;
}

/** The next members with alerts, or who follow one of the companies, in the order of their ids. */
export async function membersToTell(db: Db, { after, today, companyIds, limit }: Wanted): Promise<string[]> {
  const withAlerts = db
    .selectDistinct({ id: jobAlerts.memberId })
    .from(jobAlerts)
    .where(and(gt(jobAlerts.memberId, after), notSentOn(today)))
    .orderBy(asc(jobAlerts.memberId))
    .limit(limit);
  const followers = db
    .selectDistinct({ id: companyFollowers.memberId })
    .from(companyFollowers)
    .where(and(gt(companyFollowers.memberId, after), inArray(companyFollowers.companyId, companyIds)))
    .orderBy(asc(companyFollowers.memberId))
    .limit(limit);
  const rows = await Promise.all([withAlerts, followers]);
  return [...new Set(rows.flat().map(({ id }) => id))].toSorted().slice(0, limit);
}
