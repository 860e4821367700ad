import { and, asc, eq, gt, gte, lt } from "drizzle-orm";
import { packagePath } from "@cardplaza/contract/it-services/it-words";
import type { Sitemap } from "../../../registry/sitemap.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { everyNth } from "../every-nth.ts";
import { isListed } from "../providers/found-provider.ts";
import { itProviders } from "../providers/providers.table.ts";
import { isLive } from "./package-conditions.ts";
import { itPackages } from "./packages.table.ts";
import { slugOfPackage } from "./present-package.ts";

const PAGE = 2000;
const isFound = () => and(isLive(), isListed());

export const packageSitemap: Sitemap = {
  name: "it-packages",
  async firstIds(db, _now, perFile) {
    const rows = await db
      .select({ id: itPackages.id })
      .from(itPackages)
      .innerJoin(itProviders, eq(itProviders.companyId, itPackages.companyId))
      .innerJoin(companies, eq(companies.id, itPackages.companyId))
      .where(isFound())
      .orderBy(asc(itPackages.id));
    return everyNth(rows, perFile);
  },
  async *pages(db, _now, first, next) {
    let from = gte(itPackages.id, first);
    for (;;) {
      const rows = await db
        .select({ id: itPackages.id, title: itPackages.title, changedAt: itPackages.updatedAt })
        .from(itPackages)
        .innerJoin(itProviders, eq(itProviders.companyId, itPackages.companyId))
        .innerJoin(companies, eq(companies.id, itPackages.companyId))
        .where(and(from, next ? lt(itPackages.id, next) : undefined, isFound()))
        .orderBy(asc(itPackages.id))
        .limit(PAGE);
      if (rows.length > 0)
        yield rows.map((row) => ({
          path: packagePath({ slug: slugOfPackage(row) }),
          changedAt: row.changedAt,
        }));
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      from = gt(itPackages.id, last.id);
    }
  },
};
