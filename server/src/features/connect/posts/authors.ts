import { and, sql } from "drizzle-orm";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import { companyPath } from "@cardplaza/contract/companies/company-words";
import type { Author } from "@cardplaza/contract/connect/post";
import type { Db, Tx } from "../../../platform/database.ts";
import { selectPlanned } from "../../../platform/execute-planned.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { isShown } from "../../companies/company-conditions.ts";
import { slugOfCompany } from "../../companies/company/present-company.ts";
import { personsSeenBy } from "../../people/profile/persons.ts";

/** The author of something: the company that speaks, else the member. */
export interface Written {
  memberId: string;
  companyId: string | null;
}

export const FORMER_MEMBER: Author = {
  type: "user",
  _id: null,
  name: FORMER_MEMBER_NAME,
  headline: "",
  image: "",
  path: "",
};

/** The authors as the viewer may see them; null for a visitor, who cannot open a member's profile. */
export async function authorsOf(db: Db | Tx, viewerId: string | null, all: readonly Written[]) {
  const companyIds = [...new Set(all.flatMap(({ companyId }) => companyId ?? []))];
  const persons = await personsSeenBy(
    db,
    viewerId,
    all.filter(({ companyId }) => companyId === null).map(({ memberId }) => memberId),
    { withMutual: false },
  );
  const rows =
    companyIds.length === 0
      ? []
      : await selectPlanned(db, (planned) =>
          planned
            .select({
              id: companies.id,
              name: companies.name,
              tagline: companies.tagline,
              logo: companies.logo,
            })
            .from(companies)
            .where(and(sql`${companies.id} = any(${sql.param(companyIds)}::text[])`, isShown())),
        );
  const byCompany = new Map(rows.map((company) => [company.id, company]));
  return ({ memberId, companyId }: Written): Author => {
    if (companyId !== null) {
      const company = byCompany.get(companyId);
      if (!company) return { ...FORMER_MEMBER, type: "company", name: "A company that left" };
      return {
        type: "company",
        _id: company.id,
        name: company.name,
        headline: company.tagline,
        image: company.logo ?? "",
        path: companyPath({ slug: slugOfCompany(company) }),
      };
    }
    const person = persons.get(memberId);
    if (!person) return FORMER_MEMBER;
    const { _id, name, headline, profile_image, path } = person;
    return { type: "user", _id, name, headline, image: profile_image ?? "", path };
  };
}
