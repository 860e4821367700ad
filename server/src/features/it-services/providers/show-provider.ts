import { eq } from "drizzle-orm";
import { IT_TEXT } from "@cardplaza/contract/it-services/it-words";
import type { Context, MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { findCompanyManagedBy } from "../../companies/company/company-queries.ts";
import { roleIn } from "../../companies/company/show-company.ts";
import { findListedProviders, selectProviders } from "./found-provider.ts";
import { presentProvider, type ProviderJson } from "./present-provider.ts";
import { itProviders } from "./providers.table.ts";

/** A provider that everybody may see. */
export async function showProvider(ctx: Context, id: string): Promise<ProviderJson> {
  const [found] = await findListedProviders(ctx, [id]);
  if (!found) throw notFound(IT_TEXT.providerNotFound);
  return presentProvider(found, await roleIn(ctx.db, found.company, ctx.member?.id));
}

/** The provider for its own team, also while nobody else sees it. */
export async function showOwnProvider(ctx: MemberContext, companyId: string) {
  const company = await findCompanyManagedBy(ctx.db, ctx.member, companyId);
  const [found] = await selectProviders(ctx.db, ctx.now).where(eq(itProviders.companyId, company.id));
  const role = await roleIn(ctx.db, company, ctx.member.id);
  return { provider: found ? presentProvider(found, role) : null };
}
