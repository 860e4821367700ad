import { and, eq } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { changed, invalidatePages, type ChangeContext } from "../../../registry/changed.ts";
import { handOverEnquiries } from "../../enquiries/ending/hand-over-enquiries.ts";
import { withdrawReviewsOfTeamMember } from "../../reviews/withdraw-reviews-of-team-member.ts";
import { companies, type CompanyRow } from "../company/companies.table.ts";
import { keepPictures } from "./keep-pictures.ts";
import { companyManagers } from "./team.table.ts";

/** Makes a manager the owner. The company is locked. */
export async function handOverCompany(
  ctx: ChangeContext & Pick<JobContext, "now">,
  tx: Tx,
  company: CompanyRow,
  newOwnerId: string,
): Promise<void> {
  const { id, ownerId } = company;
  // Pages of the former owner, such as their listing's, name the company.
  await invalidatePages(ctx, tx, "company", [id]);
  const asManager = and(eq(companyManagers.companyId, id), eq(companyManagers.memberId, newOwnerId));
  await tx.delete(companyManagers).where(asManager);
  await tx
    .update(companies)
    .set({ ownerId: newOwnerId, ...nextVersion(company, ctx.now) })
    .where(eq(companies.id, id));
  await handOverEnquiries(tx, id, newOwnerId);
  await withdrawReviewsOfTeamMember(ctx, tx, newOwnerId);
  if (ownerId) await keepPictures(tx, company, { from: ownerId, to: newOwnerId });
  await changed(ctx, tx, "company", [id]);
}
