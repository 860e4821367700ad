import { eq, inArray } from "drizzle-orm";
import { IT_TEXT, packagePath, PACKAGE_TIERS } from "@cardplaza/contract/it-services/it-words";
import { orderPaise } from "@cardplaza/contract/it-services/it-rules";
import { invalid, notFound } from "../../../platform/refusals.ts";
import type { EnquiryTarget } from "../../../registry/enquiry-target.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { companyTeam } from "../../companies/team/company-team.ts";
import { teamOf } from "../../companies/team/team-queries.ts";
import { itPackages } from "./packages.table.ts";
import { slugOfPackage } from "./present-package.ts";
import { findPackageSeenBy } from "./show-package.ts";

/** Orders of packages, and questions about them, in the company's inbox. */
export const packageEnquiries: EnquiryTarget = {
  type: "it_package",
  isAsk: false,
  inbox: "/company-enquiries",
  async find(db, member, id, now) {
    const { found, isOwn } = await findPackageSeenBy({ db, member, now }, id);
    const { id: inboxId } = found.company;
    // If the company has no owner, one of the managers answers.
    const ownerId = found.company.ownerId ?? (await teamOf(db, found.company))[0]?.member.id;
    if (!ownerId) throw notFound(IT_TEXT.packageNotFound);
    return { id, name: found.row.title, ownerId, inboxId, isOwn };
  },
  async describe(db, ids) {
    const rows = await db
      .select({ row: itPackages, company: companies })
      .from(itPackages)
      .innerJoin(companies, eq(companies.id, itPackages.companyId))
      .where(inArray(itPackages.id, ids));
    return rows.map(({ row, company }) => ({
      id: row.id,
      name: row.title,
      seller: company.name,
      url: row.status === "live" && !row.deletedAt ? packagePath({ slug: slugOfPackage(row) }) : null,
      replyMedianMin: company.replyMedianMin,
      contact: { email: company.email, phone: company.phone },
    }));
  },
  team: companyTeam,
  async copyOrder(db, id, { tier, addOns: chosen }) {
    const [row] = await db.select().from(itPackages).where(eq(itPackages.id, id));
    const picked = row?.tiers[PACKAGE_TIERS.findIndex((name) => name === tier)];
    if (!row || !picked) throw invalid({ "order.tier": IT_TEXT.wrongTier });
    const addOns = [...new Set(chosen)].map((at) => row.addOns[at]).filter((addOn) => addOn !== undefined);
    if (addOns.length < new Set(chosen).size) throw invalid({ "order.addOns": IT_TEXT.wrongAddOn });
    return {
      title: row.title,
      tier,
      addOns,
      pricePaise: orderPaise(picked, addOns),
      deliveryDays: picked.deliveryDays,
    };
  },
};
