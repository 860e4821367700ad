import { companySearchOfAdmins } from "./admin-search.ts";
import { productTag } from "@cardplaza/contract/companies/products/product-words";
import { companyTag } from "@cardplaza/contract/companies/company-words";
import { moderatedProducts } from "./products/moderated-products.ts";
import { moderatedCompanies } from "./desk/moderated-companies.ts";
import type { Registration } from "../../registry/registration.ts";
import { changed } from "../../registry/changed.ts";
import { companiesPart } from "./account-part.ts";
import { companies } from "./company/companies.table.ts";
import { companyEnquiries, companyInboxes } from "./company-enquiries.ts";
import { companyLinkOf } from "./company/company-link.ts";
import { companyOfMember } from "./company/company-of-member.ts";
import { companyReports } from "./company/company-reports.ts";
import { companyReviews } from "./company/company-reviews.ts";
import { companySearch } from "./company/company-search.ts";
import { eraseDeletedCompaniesJob } from "./company/erase-companies.ts";
import {
  idsOfCompaniesOfCards,
  tagsOfCompanies,
  tagsOfCompaniesOf,
  tagsOfListings,
} from "./pages/company-page-tags.ts";
import { companyPings, companySitemap } from "./pages/company-seo.ts";
import { deleteCompanyVisitsJob } from "./pages/delete-company-visits.ts";
import { productsPart } from "./products/account-part.ts";
import { eraseDeletedProductsJob, eraseProductsOfErased } from "./products/erase-products.ts";
import { productEnquiries } from "./products/product-enquiries.ts";
import { companyIdsOf } from "./products/product-queries.ts";
import { productReports } from "./products/product-reports.ts";
import { productReviews } from "./products/product-reviews.ts";
import { productSearch } from "./products/product-search.ts";
import { productPings, productSitemap } from "./products/product-seo.ts";
import { products } from "./products/products.table.ts";
import { touchProductsJob, touchProductsOf } from "./products/touch-products.ts";
import { companyTeamPart } from "./team/account-part.ts";
import { deleteEndedInvites } from "./team/delete-ended-invites.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    company: true;
    product: true;
  }
}

export const companiesRegistration: Registration = {
  order: [
    "company",
    "form",
    "onboarding",
    "team",
    "desk",
    "pages",
    "products",
    "previews",
    "page",
    "profile",
  ],
  search: { company: companySearch, product: productSearch },
  reviews: [companyReviews, productReviews],
  enquiries: [companyEnquiries, productEnquiries],
  inboxes: companyInboxes,
  reports: [companyReports, productReports],
  moderated: [moderatedCompanies, moderatedProducts],
  adminSearch: [companySearchOfAdmins],
  targets: { company: companies.id, product: products.id },
  account: [productsPart, companyTeamPart, companiesPart],
  sitemaps: [companySitemap, productSitemap],
  pings: [companyPings, productPings],
  companyOf: companyOfMember,
  companyLinkOf,
  pageTags: {
    // The pages of its products have the company's tag too.
    company: tagsOfCompanies,
    // The company's page and those of its other products show it.
    product: async (tx, ids) => [...ids.map(productTag), ...(await companyIdsOf(tx, ids)).map(companyTag)],
    member: tagsOfCompaniesOf,
    business: tagsOfListings,
  },
  async onChange(ctx, tx, change, ids) {
    // The proof of a card also counts for the company of the same member, and its page shows the team's cards.
    if (change === "card") await changed(ctx, tx, "company", await idsOfCompaniesOfCards(tx, ids));
    if (change !== "company") return;
    // Products are found in the place of their company, hidden with it and erased with it.
    await eraseProductsOfErased(tx, ids);
    await touchProductsOf(ctx, tx, ids);
  },
  tidyUp: deleteEndedInvites,
  jobs: [deleteCompanyVisitsJob, eraseDeletedCompaniesJob, eraseDeletedProductsJob, touchProductsJob],
};
