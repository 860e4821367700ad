import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { closeEnquiriesOf } from "../../enquiries/ending/close-enquiries.ts";
import { companies } from "./companies.table.ts";
import { lockCompanyOwnedBy } from "./company-queries.ts";

/** Its page then says that it is gone, and its open enquiries are closed. It can be restored for 30 days. */
export async function deleteCompany(ctx: MemberContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const company = await lockCompanyOwnedBy(tx, ctx.member, id);
    await tx
      .update(companies)
      .set({ deletedAt: ctx.now, ...nextVersion(company, ctx.now) })
      .where(eq(companies.id, id));
    await closeEnquiriesOf(ctx, tx, company);
    await changed(ctx, tx, "company", [id]);
  });
}
