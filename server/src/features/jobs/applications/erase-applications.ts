import { asc, eq, inArray } from "drizzle-orm";
import type { Services } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { findErasedCompanies } from "../../companies/company/erased-companies.ts";
import { applications } from "./applications.table.ts";
import { removeResumes } from "../remove-resumes.ts";

const BATCH = 500;

/** Applications at companies that are erased, with the resumes. */
export async function eraseApplicationsOfErased(
  ctx: Pick<Services, "jobs">,
  tx: Tx,
  companyIds: readonly string[],
): Promise<void> {
  for (const { id } of await findErasedCompanies(tx, companyIds))
    while ((await eraseSome(ctx, tx, id)) === BATCH);
}

async function eraseSome(ctx: Pick<Services, "jobs">, tx: Tx, companyId: string): Promise<number> {
  const some = await tx
    .select({ id: applications.id, resumeId: applications.resumeId })
    .from(applications)
    .where(eq(applications.companyId, companyId))
    .orderBy(asc(applications.id))
    .limit(BATCH);
  if (some.length === 0) return 0;
  await removeResumes(ctx, tx, some);
  await tx.delete(applications).where(
    inArray(
      applications.id,
      some.map(({ id }) => id),
    ),
  );
  return some.length;
}
