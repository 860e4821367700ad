import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { jobs } from "./jobs.table.ts";

/** The jobs of the company that a member owns. They are erased with the company, see `erase-jobs.ts`. */
export const jobsPart: AccountPart = {
  kinds: {
    jobs: async (db, memberId) => {
      const rows = await db
        .select({ job: jobs })
        .from(jobs)
        .innerJoin(companies, eq(companies.id, jobs.companyId))
        .where(eq(companies.ownerId, memberId))
        .orderBy(asc(jobs.id));
      return rows.map(({ job: { decidedBy: _decider, authorId: _author, ...job } }) => job);
    },
  },
  async erase(_ctx, tx, memberId) {
    await tx.update(jobs).set({ authorId: null }).where(eq(jobs.authorId, memberId));
  },
};
