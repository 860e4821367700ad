import type { z } from "zod";
import type { ProviderFields } from "@cardplaza/contract/it-services/it-providers";
import type { ItQuoteAction } from "@cardplaza/contract/it-services/it-words";
import type { Person, TestApp } from "../../testing/test-app.ts";
import type { CompanyRow } from "../companies/company/companies.table.ts";
import { insertCompany } from "../companies/company/company.fixtures.ts";

export const PROVIDER: z.input<typeof ProviderFields> = {
  focus: [
    { category: "web", percent: 60 },
    { category: "mobile", percent: 40 },
  ],
  minProjectPaise: 5_000_000,
  hourlyMinPaise: 80_000,
  hourlyMaxPaise: 150_000,
  stack: ["React", "PostgreSQL"],
  portfolio: [
    {
      title: "Shop of Nair Textiles",
      link: "nairtextiles.example",
      text: "Orders by phone became orders online.",
    },
  ],
  certifications: ["ISO 27001"],
};

const tier = (pricePaise: number, deliveryDays: number) => ({
  pricePaise,
  deliveryDays,
  revisions: 2,
  features: ["Five pages", "Contact form"],
});

export const PACKAGE = {
  title: "A website for a small shop",
  category: "web",
  tiers: [tier(1_500_000, 7), tier(3_000_000, 14), tier(6_000_000, 30)],
  addOns: [
    { name: "Photos of your shop", pricePaise: 500_000 },
    { name: "A second language", pricePaise: 400_000 },
  ],
  requirements: ["Your logo"],
  faq: [{ q: "Who pays for the hosting?", a: "The first year is included." }],
};

export const REQUIREMENT = {
  title: "An online shop for our sarees",
  description:
    "We sell sarees from two shops and want to sell them online, with payment and delivery all over India.",
  category: "web",
  budget: "2l-10l",
  timeline: "three-months",
  mode: "open",
  city: "Pune",
};

export const QUOTE = {
  amountPaise: 30_000_000,
  days: 60,
  scope: "Shop with 200 products, payment by UPI and card, delivery by courier, and training for two people.",
  validTill: "2099-12-31",
};

/** What buyers and providers do, with the calls of the screens. */
export function itCalls(app: TestApp) {
  const call = (as: Person | undefined, method: string, path: string, body?: object) =>
    app.call(method, `/api/it-services${path}`, { as, body });
  const saveProvider = (as: Person, companyId: string, body: object = {}) =>
    app.call("PUT", `/api/companies/${companyId}/provider`, { as, body: { ...PROVIDER, ...body } });
  const addPackage = (as: Person, companyId: string, body: object = {}) =>
    call(as, "POST", "/packages", { ...PACKAGE, companyId, publish: true, ...body });
  const post = (as: Person, body: object = {}) =>
    call(as, "POST", "/requirements", { ...REQUIREMENT, ...body });
  const quote = (as: Person, requirementId: string, body: object = {}) =>
    call(as, "POST", `/requirements/${requirementId}/quotes`, { ...QUOTE, ...body });
  const decide = (as: Person, quoteId: string, action: ItQuoteAction) =>
    app.call("PATCH", `/api/quotes/${quoteId}`, { as, body: { action } });
  /** A member with a company that offers IT services. */
  async function providerOf(name: string, company: Partial<CompanyRow> = {}, provider: object = {}) {
    const owner = await app.signIn(name);
    const row = await insertCompany(app, owner, { name: `${name} Softworks`, ...company });
    await saveProvider(owner, row.id, provider);
    return { owner, company: row };
  }
  return { call, saveProvider, addPackage, post, quote, decide, providerOf };
}
