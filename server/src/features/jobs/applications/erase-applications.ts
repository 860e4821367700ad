import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Services } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { applications } from "./applications.table.ts";
import { removeResumes } from "./remove-resumes.ts";

const BATCH = 500;

/** Applications at companies that are erased, with the resumes. */
export async function eraseApplicationsOfErased(
  ctx: Pick<Services, "jobs">,
  tx: Tx,
  companyIds: readonly string[],
): Promise<void> {
  const erased = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(inArray(companies.id, [...companyIds]), isNotNull(companies.erasedAt)));
  for (const { id } of erased) while ((await eraseSome(ctx, tx, id)) === BATCH);
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
