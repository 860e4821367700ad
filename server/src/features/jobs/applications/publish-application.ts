import { eq } from "drizzle-orm";
import { APPLICATION_EVENT } from "@cardplaza/contract/jobs/application-words";
import type { Services } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { teamIdsOf } from "../../companies/team/team-queries.ts";
import { applications, type ApplicationRow } from "./applications.table.ts";

/** The applicant and the company's team. */
export const APPLICATION_AUDIENCE = "job-application";

/** Open boards of the job and lists of the applicant fetch it again. */
export const publishApplication = (
  { live }: Pick<Services, "live">,
  tx: Tx,
  { id, jobId }: Pick<ApplicationRow, "id" | "jobId">,
) => live.publishTo(tx, { kind: APPLICATION_AUDIENCE, id }, APPLICATION_EVENT, { applicationId: id, jobId });

export async function findSidesOfApplication(db: Db, id: string, memberIds: string[]): Promise<string[]> {
  const [row] = await db
    .select({ applicantId: applications.memberId, companyId: applications.companyId })
    .from(applications)
    .where(eq(applications.id, id));
  if (!row) return [];
  const team = (await teamIdsOf(db, [row.companyId])).get(row.companyId) ?? [];
  return memberIds.filter((memberId) => memberId === row.applicantId || team.includes(memberId));
}
