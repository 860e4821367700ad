import { and, between, eq } from "drizzle-orm";
import type { CompanyStats } from "@cardplaza/contract/companies/company-pages";
import { COMPANY_STATS_DAYS } from "@cardplaza/contract/companies/company-words";
import { DAY_MS, dateInIndia, midnightInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { inboxByDay } from "../../enquiries/count-enquiries.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import { companyDays } from "../company/companies.table.ts";
import { findCompanyManagedBy } from "../company/company-queries.ts";

const NOTHING = { views: 0, followers: 0, calls: 0, whatsapp: 0, enquiries: 0 };
const FIGURES = Object.keys(NOTHING) as (keyof typeof NOTHING)[];

/** The figures of the last days to everybody in the team; day by day if the owner has the plan. */
export async function showCompanyStats(
  { db, member, now }: MemberContext,
  id: string,
): Promise<CompanyStats> {
  const company = await findCompanyManagedBy(db, member, id);
  const days = Array.from({ length: COMPANY_STATS_DAYS }, (_, ago) =>
    dateInIndia(new Date(now.getTime() - (COMPANY_STATS_DAYS - 1 - ago) * DAY_MS)),
  );
  const [from, to] = [days[0] as string, days.at(-1) as string];
  const visits = await daysBetween(db, id, from, to);
  const enquiriesPerDay = await inboxByDay(db, id, midnightInIndia(from));
  const enquiries = new Map(enquiriesPerDay.map(({ day, count }) => [day, count]));
  const series = days.map((day) => {
    const { views, followers, calls, whatsapp } = visits.get(day) ?? NOTHING;
    return { day, views, followers, calls, whatsapp, enquiries: enquiries.get(day) ?? 0 };
  });
  const totals = { ...NOTHING };
  for (const day of series) for (const figure of FIGURES) totals[figure] += day[figure];
  const hasPlan = company.ownerId !== null && (await isPremium(db, company.ownerId, now));
  return { from, to, totals, series: hasPlan ? series : null };
}

async function daysBetween(db: Db, companyId: string, from: string, to: string) {
  const rows = await db
    .select()
    .from(companyDays)
    .where(and(eq(companyDays.companyId, companyId), between(companyDays.day, from, to)));
  return new Map(rows.map((row) => [row.day, row]));
}
