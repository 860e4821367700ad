import { and, eq, ilike, isNull, or } from "drizzle-orm";
import { containing } from "../../platform/like.ts";
import type { AdminSearch } from "../../registry/admin-search.ts";
import { companies } from "./company/companies.table.ts";

export const companySearchOfAdmins: AdminSearch = {
  kind: "companies",
  roles: ["moderator", "support"],
  async find({ db }, q, limit) {
    const found = await db
      .select({ id: companies.id, name: companies.name, city: companies.city, gstin: companies.gstin })
      .from(companies)
      .where(
        and(
          or(
            eq(companies.id, q),
            ilike(companies.gstin, containing(q)),
            ilike(companies.name, containing(q)),
          ),
          isNull(companies.deletedAt),
        ),
      )
      .limit(limit);
    return found.map(({ id, name, city, gstin }) => ({
      id,
      title: name,
      detail: [city, gstin].filter(Boolean).join(" · "),
      path: `/admin/companies?q=${encodeURIComponent(name)}`,
    }));
  },
};
