import { and, eq } from "drizzle-orm";
import type { PackageFields } from "@cardplaza/contract/it-services/it-packages";
import { IT_TEXT, MAX_PACKAGES } from "@cardplaza/contract/it-services/it-words";
import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { limitReached, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { lockCompanyManagedBy } from "../../companies/company/company-queries.ts";
import { itProviders } from "../providers/providers.table.ts";
import { notDeleted } from "./package-conditions.ts";
import { itPackages } from "./packages.table.ts";
import { publishedAs } from "./published-as.ts";
import { showPackage } from "./show-package.ts";

type NewPackage = PackageFields & { companyId: string; publish: boolean };

/** Adds a package to a company that tells about its IT services. */
export function createPackage(ctx: MemberContext, { companyId, publish, ...fields }: NewPackage) {
  return inTransaction(ctx.db, async (tx) => {
    // Locked, so that two tabs do not both add the last package.
    await lockCompanyManagedBy(tx, ctx.member, companyId);
    if ((await tx.$count(itProviders, eq(itProviders.companyId, companyId))) === 0)
      throw wrongState(IT_TEXT.providerFirst);
    const own = and(eq(itPackages.companyId, companyId), notDeleted());
    if ((await tx.$count(itPackages, own)) >= MAX_PACKAGES) throw limitReached(IT_TEXT.packagesFull);
    const id = newId(ctx.now.getTime());
    await tx.insert(itPackages).values({
      ...fields,
      ...(publish && publishedAs(fields, ctx.now)),
      id,
      companyId,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await changed(ctx, tx, "it_package", [id]);
    return showPackage({ ...ctx, db: tx }, id);
  });
}
