import { missingUpTo } from "@cardplaza/contract/companies/company-rules";
import { isProductCategory } from "@cardplaza/contract/companies/products/product-categories";
import { ENQUIRY_STATUSES } from "@cardplaza/contract/enquiries/enquiry-words";
import { isGstin } from "@cardplaza/contract/plan/gst-rules";
import { gstinFitsState } from "@cardplaza/contract/directory/listing-rules";
import { beforeAll, expect, test, vi } from "vitest";
import { companies } from "../features/companies/company/companies.table.ts";
import { contentsOf } from "../features/companies/company/present-company.ts";
import { products } from "../features/companies/products/products.table.ts";
import { enquiries } from "../features/enquiries/enquiries.table.ts";
import { itRequirements } from "../features/it-services/requirements/requirements.table.ts";
import { reviews } from "../features/reviews/reviews.table.ts";
import { inTransaction } from "../platform/transaction.ts";
import { sharedTestApp } from "../testing/test-app.ts";
import { SAMPLE_COMPANIES } from "./companies.ts";
import { SAMPLE_COMPANY_ENQUIRIES } from "./company-enquiries.ts";
import { SAMPLE_SELLER_REVIEWS } from "./seller-reviews.ts";
import { loadSampleCompanies } from "./load-sample-companies.ts";
import { loadSampleSellerReviews } from "./load-sample-seller-reviews.ts";
import { addPeople } from "./load-sample-data.ts";
import { loadSampleItServices } from "./load-sample-it-services.ts";
import { loadSampleEnquiries } from "./load-sample-enquiries.ts";

// Drawing the pictures takes long on a busy machine.
vi.setConfig({ hookTimeout: 600_000 });

const app = await sharedTestApp();
beforeAll(async () => {
  await inTransaction(app.db, (tx) => addPeople(tx, new Date()));
  await loadSampleCompanies(app.services, new Date());
  await loadSampleItServices(app.services, new Date());
  await loadSampleSellerReviews(app.services, new Date());
  await loadSampleEnquiries(app.services, new Date());
});

test("sample companies are complete, have pictures and a GSTIN of their state", async () => {
  const rows = await app.db.select().from(companies);
  expect(rows).toHaveLength(SAMPLE_COMPANIES.length);
  for (const row of rows) {
    expect(missingUpTo(contentsOf(row), 5), row.name).toEqual({});
    expect(row.logo && row.cover, row.name).not.toBe("");
  }
  const registered = rows.filter(({ gstin }) => gstin !== "");
  expect(registered.filter(({ gstin, state }) => !isGstin(gstin) || !gstinFitsState(gstin, state))).toEqual(
    [],
  );
});

test("sample products are found in the search, with a picture and a category of the list", async () => {
  const rows = await app.db.select().from(products);
  for (const { name, category, images } of rows) {
    expect(isProductCategory(category), name).toBe(true);
    expect(images.every(Boolean) && images.length > 0, name).toBe(true);
  }
  const { json } = await app.call("GET", "/api/search?type=product&q=bolt&city=Pune");
  expect(json.results.length).toBeGreaterThan(2);
});

test("there is a conversation of a company in every state but spam", async () => {
  const rows = await app.db.select().from(enquiries);
  const ofCompanies = rows.filter(({ targetType }) => targetType !== "business");
  expect(ofCompanies.length).toBeGreaterThanOrEqual(SAMPLE_COMPANY_ENQUIRIES.length);
  const states = new Set(ofCompanies.map(({ status }) => status));
  expect(ENQUIRY_STATUSES.filter((status) => !states.has(status))).toEqual(["spam"]);
});

test("IT services show providers, packages, and requirements that collect quotes", async () => {
  const { providers } = (await app.call("GET", "/api/it-services/providers")).json;
  expect(providers).toHaveLength(3);
  const { packages } = (await app.call("GET", "/api/it-services/packages")).json;
  expect(packages).toHaveLength(3);
  const rows = await app.db.select().from(itRequirements);
  expect(rows.map(({ status }) => status).toSorted()).toEqual(["awarded", "open", "shortlisting"]);
});

test("every sample review is found, and none is by the team it is about", async () => {
  expect(await app.db.$count(reviews)).toBe(SAMPLE_SELLER_REVIEWS.length);
  for (const { of, by } of SAMPLE_SELLER_REVIEWS) {
    const company = SAMPLE_COMPANIES.find(({ key }) => key === of);
    const team = [company?.owner, ...(company?.managers ?? [])];
    expect(
      team.some((email) => email?.startsWith(`${by}@`)),
      of,
    ).toBe(false);
  }
});
