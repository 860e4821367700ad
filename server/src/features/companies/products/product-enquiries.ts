import { and, desc, eq, inArray, isNotNull, ne, not } from "drizzle-orm";
import { productPath } from "@cardplaza/contract/companies/products/product-words";
import { ENQUIRY_TEXT } from "@cardplaza/contract/enquiries/enquiry-words";
import { wrongState } from "../../../platform/refusals.ts";
import type { EnquiryTarget, TargetFacts } from "../../../registry/enquiry-target.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { companies, type CompanyRow } from "../company/companies.table.ts";
import { isShown } from "../company-conditions.ts";
import { companyTeam } from "../team/company-team.ts";
import { slugOfProduct } from "./present-product.ts";
import { isOffered } from "../product-conditions.ts";
import { asColumn, newestOfCategory } from "./product-queries.ts";
import { products, type ProductRow } from "./products.table.ts";
import { findProductSeenBy } from "./show-product.ts";

const OTHERS = 6;

const titleOf = (product: ProductRow, company: CompanyRow) => `${product.name} · ${company.name}`;

/** Enquiries about products. They arrive in the inbox of the company. */
export const productEnquiries: EnquiryTarget = {
  type: "product",
  isAsk: false,
  inbox: "/company-enquiries",
  async find(db, member, id, now) {
    const { product, company, role } = await findProductSeenBy({ db, member, now }, id);
    if (!company.ownerId) throw wrongState(ENQUIRY_TEXT.unclaimed);
    const isOwn = role !== null;
    return { id, name: titleOf(product, company), ownerId: company.ownerId, inboxId: company.id, isOwn };
  },
  async describe(db, ids) {
    const rows = await db
      .select({ product: products, company: companies, isOffered: asColumn(isOffered()) })
      .from(products)
      .innerJoin(companies, eq(companies.id, products.companyId))
      .where(inArray(products.id, ids));
    return rows.map(factsOf);
  },
  // The same category, in the same city first, one of each company, without those that reply slowly.
  async others(db, member, id) {
    const [asked] = await db
      .select({ category: products.category, companyId: companies.id, cityKey: companies.cityKey })
      .from(products)
      .innerJoin(companies, eq(companies.id, products.companyId))
      .where(eq(products.id, id));
    if (!asked?.category) return [];
    const newest = newestOfCategory(db, asked.category, asked.companyId);
    const rows = await db
      .select({ product: products, company: companies, isOffered: asColumn(isShown()) })
      .from(newest)
      .innerJoin(products, eq(products.id, newest.id))
      .innerJoin(companies, eq(companies.id, products.companyId))
      .where(
        and(
          isOffered(),
          not(companies.slowReplies),
          isNotNull(companies.ownerId),
          ne(companies.ownerId, member.id),
          not(blockedBetween(member.id, companies.ownerId)),
        ),
      )
      .orderBy(desc(products.id));
    const isNear = ({ company }: (typeof rows)[number]) => Number(company.cityKey === asked.cityKey);
    const best = rows.toSorted((one, other) => isNear(other) - isNear(one));
    return best
      .filter(({ company }, at) => best.findIndex((each) => each.company.id === company.id) === at)
      .slice(0, OTHERS)
      .map(factsOf);
  },
  team: companyTeam,
};

interface Described {
  product: ProductRow;
  company: CompanyRow;
  isOffered: boolean;
}
const factsOf = ({ product, company, isOffered: isThere }: Described): TargetFacts => ({
  id: product.id,
  name: titleOf(product, company),
  seller: company.name,
  url: isThere ? productPath({ slug: slugOfProduct(product) }) : null,
  replyMedianMin: company.replyMedianMin,
  contact: { email: company.email, phone: company.phone },
});
