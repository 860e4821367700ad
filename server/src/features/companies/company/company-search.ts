import { and, asc, gt, inArray } from "drizzle-orm";
import { companyCompleteness } from "@cardplaza/contract/companies/company-rules";
import { companyPath } from "@cardplaza/contract/companies/company-words";
import { INDUSTRIES, industryName } from "@cardplaza/contract/companies/industries";
import { businessVerifiedUntil } from "../../cards/verified-at.ts";
import type { SearchEntry, SearchKind } from "../../../registry/search-kind.ts";
import { companies, type CompanyRow } from "./companies.table.ts";
import { isActive } from "../company-conditions.ts";
import { averageOf, contentsOf, slugOfCompany } from "./present-company.ts";

const isFound = (ids: string[]) => and(inArray(companies.id, ids), isActive());

/** How companies are found. */
export const companySearch: SearchKind = {
  type: "company",
  categoryLabel: "Industry",
  version: 1,
  categories: INDUSTRIES,
  hasOneCategory: true,
  async entriesOf(db, ids) {
    const rows = await db
      .select({ company: companies, provenUntil: businessVerifiedUntil(companies) })
      .from(companies)
      .where(isFound(ids));
    return rows.map(({ company, provenUntil }) => entryOf(company, provenUntil));
  },
  async idsAfter(tx, after, limit) {
    const rows = await tx
      .select({ id: companies.id })
      .from(companies)
      .where(gt(companies.id, after))
      .orderBy(asc(companies.id))
      .limit(limit)
      .for("share");
    return rows.map(({ id }) => id);
  },
  async resultsOf(db, ids) {
    const rows = await db.select().from(companies).where(isFound(ids));
    return rows.map((row) => ({
      _id: row.id,
      title: row.name,
      subtitle: [industryName(row.industry), row.tagline].filter(Boolean).join(" · "),
      image: row.logo || row.cover || null,
      city: row.city,
      rating: averageOf(row) || null,
      phone: row.phone,
      whatsapp: row.showWhatsapp ? row.phone : "",
      url: companyPath({ slug: slugOfCompany(row) }),
    }));
  },
};

function entryOf(company: CompanyRow, verifiedUntil: Date | null): SearchEntry {
  const { industry, locality, tagline, specialities, about, completedAt, createdAt } = company;
  return {
    ...company,
    audience: "all",
    otherName: company.legalName,
    category: industryName(industry),
    categories: [industry],
    description: [locality, tagline, ...specialities, about].join(" "),
    serves: [],
    verifiedUntil,
    completeness: companyCompleteness(contentsOf(company)).score,
    isSlow: company.slowReplies,
    createdAt: completedAt ?? createdAt,
  };
}
