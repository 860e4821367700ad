import { waitingPackages } from "./packages/waiting-packages.ts";
import { IT_SERVICES_TAG, providerTag } from "@cardplaza/contract/it-services/it-words";
import { changed } from "../../registry/changed.ts";
import { moderatedPackages } from "./packages/moderated-packages.ts";
import type { Registration } from "../../registry/registration.ts";
import { providersPart } from "./account-part.ts";
import { eraseProvidersOf, idsOfProviders } from "./providers/provider-queries.ts";
import { packageEnquiries } from "./packages/package-enquiries.ts";
import { companiesOfPackages } from "./packages/package-queries.ts";
import { packageReports } from "./packages/package-reports.ts";
import { packagePings, packageSitemap } from "./packages/package-seo.ts";
import { itPackages } from "./packages/packages.table.ts";
import { providerReviews } from "./provider-reviews.ts";
import { providerSearch } from "./provider-search.ts";
import { providerPings, providerSitemap } from "./providers/provider-seo.ts";
import { itProviders } from "./providers/providers.table.ts";
import { storeProviderWords } from "./providers/store-provider-words.ts";
import { requirementsPart } from "./requirements/account-part.ts";
import { expireRequirementsJob } from "./requirements/expire-requirements.ts";
import { findSidesOfRequirement, REQUIREMENT_AUDIENCE } from "./requirements/publish-requirement.ts";
import { requirementReports } from "./requirements/requirement-reports.ts";
import { itRequirements } from "./requirements/requirements.table.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    /** A provider, by its company's id. */
    it_service: true;
    it_package: true;
  }
}

export const itServicesRegistration: Registration = {
  order: ["providers", "packages", "browse", "own", "provider", "package", "compare", "requirements"],
  moderated: [moderatedPackages],
  queues: [waitingPackages],
  search: { it_service: providerSearch },
  reviews: [providerReviews],
  enquiries: [packageEnquiries],
  reports: [packageReports, requirementReports],
  targets: {
    it_service: itProviders.companyId,
    it_package: itPackages.id,
    it_requirement: itRequirements.id,
  },
  account: [requirementsPart, providersPart],
  sitemaps: [providerSitemap, packageSitemap],
  pings: [providerPings, packagePings],
  publicPages: ["/it-services"],
  pageTags: { it_service: (_tx, ids) => [IT_SERVICES_TAG, ...ids.map(providerTag)] },
  async onChange(ctx, tx, change, ids) {
    if (change === "it_service") await storeProviderWords(tx, ids);
    // A provider is found by the words of its packages and shows them.
    if (change === "it_package") await changed(ctx, tx, "it_service", await companiesOfPackages(tx, ids));
    // A hidden, suspended or deleted company hides its provider and its packages.
    if (change === "company") {
      const providers = await idsOfProviders(tx, ids);
      await eraseProvidersOf(tx, providers);
      await changed(ctx, tx, "it_service", providers);
    }
  },
  audiences: { [REQUIREMENT_AUDIENCE]: findSidesOfRequirement },
  jobs: [expireRequirementsJob],
};
