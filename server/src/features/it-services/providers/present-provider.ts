import type { z } from "zod";
import type { Provider, ProviderSummary } from "@cardplaza/contract/it-services/it-providers";
import type { CompanyRole } from "@cardplaza/contract/companies/company-words";
import { averageOf, slugOfCompany } from "../../companies/company/present-company.ts";
import type { FoundProvider } from "./found-provider.ts";

export type ProviderJson = z.input<typeof Provider>;

export function presentSummary({
  provider,
  company,
  badges,
}: FoundProvider): z.input<typeof ProviderSummary> {
  const { name, logo, tagline, city, size, replyMedianMin } = company;
  return {
    ...provider,
    _id: company.id,
    slug: slugOfCompany(company),
    name,
    logo,
    tagline,
    city,
    size,
    badges,
    ratingAvg: averageOf(provider),
    replyMedianMin,
  };
}

export function presentProvider(found: FoundProvider, role: CompanyRole | null): ProviderJson {
  const { provider, company } = found;
  const { about, website, foundedYear } = company;
  return {
    ...provider,
    ...presentSummary(found),
    about,
    website,
    foundedYear,
    companySlug: slugOfCompany(company),
    role,
    updated_at: provider.updatedAt,
  };
}
