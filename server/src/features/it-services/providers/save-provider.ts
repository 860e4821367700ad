import { eq } from "drizzle-orm";
import type { ProviderFields } from "@cardplaza/contract/it-services/it-providers";
import { IT_TEXT } from "@cardplaza/contract/it-services/it-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion, requireLatest } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { lockCompanyManagedBy } from "../../companies/company/company-queries.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { itProviders, type ItProviderRow } from "./providers.table.ts";
import { showOwnProvider } from "./show-provider.ts";

interface EditedOn {
  version?: number;
  updated_at?: string;
}

/** Offers IT services with a company, or changes what it tells about them. Its managers may, too. */
export function saveProvider(
  ctx: MemberContext,
  companyId: string,
  { version, updated_at, ...fields }: ProviderFields & EditedOn,
) {
  return inTransaction(ctx.db, async (tx) => {
    // The lock on the company also keeps two first savings apart.
    const company = await lockCompanyManagedBy(tx, ctx.member, companyId);
    if (!company.completedAt) throw wrongState(IT_TEXT.setUpFirst);
    const before = await findProvider(tx, companyId);
    requireLatest(before, { version, updated_at });
    await requireOwnPictures(
      tx,
      ctx.member.id,
      picturesOf(fields),
      before?.portfolio.map(({ picture }) => picture),
    );
    const values = { ...fields, focus: fields.focus.toSorted((one, other) => other.percent - one.percent) };
    if (before)
      await tx
        .update(itProviders)
        .set({ ...values, ...nextVersion(before, ctx.now) })
        .where(eq(itProviders.companyId, companyId));
    else
      await tx.insert(itProviders).values({ ...values, companyId, createdAt: ctx.now, updatedAt: ctx.now });
    await changed(ctx, tx, "it_service", [companyId]);
    const { provider } = await showOwnProvider({ ...ctx, db: tx }, companyId);
    return provider ?? Promise.reject(new Error("The provider was just saved"));
  });
}

async function findProvider(tx: Tx, companyId: string): Promise<ItProviderRow | undefined> {
  const [provider] = await tx.select().from(itProviders).where(eq(itProviders.companyId, companyId));
  return provider;
}

const picturesOf = ({ portfolio }: ProviderFields) =>
  Object.fromEntries(portfolio.map(({ picture }, at) => [`portfolio.${at}.picture`, picture]));
