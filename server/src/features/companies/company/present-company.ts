import type { z } from "zod";
import type { Company } from "@cardplaza/contract/companies/companies";
import { companyCompleteness, type CompanyContents } from "@cardplaza/contract/companies/company-rules";
import type { CompanyRole } from "@cardplaza/contract/companies/company-words";
import type { Badge } from "@cardplaza/contract/names";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import { groupedPhone } from "../../../platform/phone-numbers.ts";
import type { CompanyRow } from "./companies.table.ts";

export type CompanyJson = z.input<typeof Company>;

/** A company with what is needed to show it. */
export interface FoundCompany {
  company: CompanyRow;
  badges: Badge[];
  listing: CompanyJson["listing"];
  products: number;
}

export const slugOfCompany = ({ id, name }: Pick<CompanyRow, "id" | "name">) => slugOfName({ name, _id: id });

const addressOf = ({ line1, line2, locality, city, state, pin }: CompanyRow) => ({
  line1,
  line2,
  locality,
  city,
  state,
  pin,
});

/** The fields that the contract's rules read. */
export const contentsOf = (row: CompanyRow): CompanyContents => ({ ...row, address: addressOf(row) });

/** The average rating with one decimal; 0 without ratings. */
export const averageOf = ({ ratingSum, ratingCount }: Pick<CompanyRow, "ratingSum" | "ratingCount">) =>
  ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10;

/** To its team with all private fields, to everybody else without them. */
export function presentCompany(found: FoundCompany, role: CompanyRole | null): CompanyJson {
  const { company, badges, listing, products } = found;
  const { id, noGst, status, suspensionReason, completedAt, createdAt, updatedAt, ...shown } = company;
  return {
    ...shown,
    _id: id,
    slug: slugOfCompany(company),
    address: addressOf(company),
    readablePhone: groupedPhone(company.phone),
    followers: company.followerCount,
    ratingAvg: averageOf(company),
    badges,
    listing,
    products,
    role,
    ...(role && {
      noGst,
      status,
      suspensionReason,
      onboardingCompleted: completedAt !== null,
      completeness: companyCompleteness(contentsOf(company)).score,
    }),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
