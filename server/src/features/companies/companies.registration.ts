import { productTag } from "@cardplaza/contract/companies/products/product-words";
import { companyTag } from "@cardplaza/contract/companies/company-words";
import type { Registration } from "../../registry/registration.ts";
import { companies } from "./company/companies.table.ts";
import { companyOfMember } from "./company/company-of-member.ts";
import { companyReports } from "./company/company-reports.ts";
import { deleteCompanyVisitsJob } from "./pages/delete-company-visits.ts";
import { productsPart } from "./products/account-part.ts";
import { eraseDeletedProductsJob, eraseProductsOfErased } from "./products/erase-products.ts";
import { productEnquiries } from "./products/product-enquiries.ts";
import { companyIdsOf } from "./products/product-queries.ts";
import { productReports } from "./products/product-reports.ts";
import { productReviews } from "./products/product-reviews.ts";
import { productSearch } from "./products/product-search.ts";
import { productSitemap } from "./products/product-sitemap.ts";
import { products } from "./products/products.table.ts";
import { touchProductsOf } from "./products/touch-products.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    company: true;
    product: true;
  }
}

export const companiesRegistration: Registration = {
  targets: { company: companies.id, product: products.id },
  search: { product: productSearch },
  reviews: [productReviews],
  enquiries: [productEnquiries],
  reports: [companyReports, productReports],
  companyOf: companyOfMember,
  account: [productsPart],
  sitemaps: [productSitemap],
  pageTags: {
    // The pages of its products have this tag too.
    company: (_tx, ids) => ids.map(companyTag),
    // The company's page and those of its other products show it.
    product: async (tx, ids) => [...ids.map(productTag), ...(await companyIdsOf(tx, ids)).map(companyTag)],
  },
  // Products are found in the place of their company, hidden with it and erased with it.
  async onChange(_ctx, tx, change, ids) {
    if (change !== "company") return;
    await eraseProductsOfErased(tx, ids);
    await touchProductsOf(tx, ids);
  },
  jobs: [deleteCompanyVisitsJob, eraseDeletedProductsJob],
};
