import { and, eq, inArray, isNotNull, not, sql, type SQL } from "drizzle-orm";
import { companyPath } from "@cardplaza/contract/companies/company-words";
import { ENQUIRY_TEXT } from "@cardplaza/contract/enquiries/enquiry-words";
import type { Db } from "../../platform/database.ts";
import { wrongState } from "../../platform/refusals.ts";
import type { EnquiryTarget, Inbox, TargetFacts } from "../../registry/enquiry-target.ts";
import { similarTo } from "./pages/similar-companies.ts";
import { companyTeam } from "./team/company-team.ts";
import { companies, type CompanyRow } from "./company/companies.table.ts";
import { isManagedBy, isShown } from "./company-conditions.ts";
import { companiesEverOf } from "./company/company-queries.ts";
import { slugOfCompany } from "./company/present-company.ts";
import { setCompanyReplyTime } from "./company/set-company-reply-time.ts";
import { findCompanySeenBy } from "./company/show-company.ts";

const OTHERS = 6;

/** Enquiries at companies. Everybody in the team reads and answers them. */
export const companyEnquiries: EnquiryTarget = {
  type: "company",
  isAsk: false,
  inbox: "/company-enquiries",
  async find(db, member, id, now) {
    const { company, role } = await findCompanySeenBy({ db, member, now }, id);
    if (!company.ownerId) throw wrongState(ENQUIRY_TEXT.unclaimed);
    return { id, name: company.name, ownerId: company.ownerId, inboxId: id, isOwn: role !== null };
  },
  async describe(db, ids) {
    const rows = await db
      .select({ company: companies, shown: sql<boolean>`${isShown() as SQL}` })
      .from(companies)
      .where(inArray(companies.id, ids));
    return rows.map(({ company, shown }) => factsOf(company, shown));
  },
  // The same industry, the same city first, without those that reply slowly.
  async others(db, member, id) {
    const [company] = await db.select().from(companies).where(eq(companies.id, id));
    if (!company) return [];
    const isAskable = and(
      not(companies.slowReplies),
      isNotNull(companies.ownerId),
      not(isManagedBy(member.id) as SQL),
    );
    const similar = await similarTo({ db, member }, company, OTHERS, isAskable);
    return similar.map((row) => factsOf(row, true));
  },
  team: companyTeam,
  setReplyTime: setCompanyReplyTime,
};

/** One for each completed company that the member owns or manages, also of a deleted one that can be restored. */
export async function companyInboxes(db: Db, memberId: string): Promise<Inbox[]> {
  return (await companiesEverOf(db, memberId)).flatMap(({ id, name, ownerId, isCompleted }) =>
    isCompleted && ownerId ? { id, name, ownerId } : [],
  );
}

const factsOf = (company: CompanyRow, shown: boolean): TargetFacts => ({
  id: company.id,
  name: company.name,
  seller: company.name,
  url: shown ? companyPath({ slug: slugOfCompany(company) }) : null,
  replyMedianMin: company.replyMedianMin,
  contact: { email: company.email, phone: company.phone },
});
