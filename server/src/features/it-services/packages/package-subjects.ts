import { and, eq, inArray } from "drizzle-orm";
import { packagePath } from "@cardplaza/contract/it-services/it-words";
import type { Db, Tx } from "../../../platform/database.ts";
import type { CaseSubject } from "../../../registry/moderated.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { notDeleted } from "./package-conditions.ts";
import { itPackages } from "./packages.table.ts";
import { slugOfPackage } from "./present-package.ts";

export async function findPackageSubjects(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, CaseSubject>> {
  const rows = await db
    .select({ row: itPackages, memberId: companies.ownerId, company: companies.name })
    .from(itPackages)
    .innerJoin(companies, eq(companies.id, itPackages.companyId))
    .where(and(inArray(itPackages.id, [...ids]), notDeleted()));
  return new Map(
    rows.map(({ row, memberId, company }) => [
      row.id,
      {
        memberId,
        title: row.title,
        text: [company, ...row.tiers.flatMap(({ features }) => features), ...row.faq.map(({ a }) => a)]
          .filter(Boolean)
          .join("\n"),
        pictures: [],
        path: packagePath({ slug: slugOfPackage(row) }),
        state: row.status === "review" ? "waiting" : row.status === "rejected" ? "hidden" : "shown",
        note: row.rejectionReason || row.flags.join(", "),
      },
    ]),
  );
}
