import { and, inArray, isNull } from "drizzle-orm";
import { companyPath } from "@cardplaza/contract/companies/company-seen";
import type { Db, Tx } from "../../../platform/database.ts";
import type { CaseSubject } from "../../../registry/moderated.ts";
import { companies } from "./companies.table.ts";
import { slugOfCompany } from "./present-company.ts";

export async function findCompanySubjects(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, CaseSubject>> {
  const rows = await db
    .select()
    .from(companies)
    .where(and(inArray(companies.id, [...ids]), isNull(companies.deletedAt)));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        memberId: row.ownerId,
        title: row.name,
        text: [row.legalName, row.tagline, row.about, row.city, row.website].filter(Boolean).join("\n"),
        pictures: [row.logo, row.cover].filter(Boolean),
        path: companyPath({ slug: slugOfCompany(row) }),
        state: row.status === "active" ? "shown" : "hidden",
        note: row.suspensionReason,
      },
    ]),
  );
}
