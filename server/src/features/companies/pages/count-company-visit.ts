import { sql } from "drizzle-orm";
import type { CompanyContactKind } from "@cardplaza/contract/companies/company-words";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import { dateInIndia, HOUR_MS } from "@cardplaza/contract/time";
import type { Context } from "../../../context.ts";
import { networkOf } from "../../../platform/http/client-address.ts";
import { readUserAgent } from "../../../platform/http/user-agent.ts";
import { findCompanySeenBy } from "../company/show-company.ts";

type Kind = "view" | CompanyContactKind;

/** A high limit, because whole towns share one address with their mobile network. */
const PER_COMPANY: CallLimit = { points: 120, seconds: 60, by: "address" };
const COLUMN: Record<Kind, string> = { view: "views", call: "calls", whatsapp: "whatsapp" };

export async function countCompanyView(ctx: Context, id: string): Promise<void> {
  await limitVisits(ctx, id);
  const { role } = await findCompanySeenBy(ctx, id);
  if (role === null) await countVisitOf(ctx, id, "view");
}

/** Limits visits before anything is looked up, so that a flood costs little. */
export const limitVisits = ({ limits, caller }: Context, id: string) =>
  limits.takeHere("company-visits", PER_COMPANY, `${networkOf(caller.address)} ${id}`);

/** Counts what a visitor does, once an hour; bots do not count, and callers leave out the team. */
export async function countVisitOf(ctx: Context, companyId: string, kind: Kind): Promise<void> {
  const { db, caller, now } = ctx;
  if (readUserAgent(caller.userAgent).isBot) return;
  const visitor = await ctx.cardEvents.visitorOf(caller, now);
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString();
  const column = sql.identifier(COLUMN[kind]);
  // One statement, so it is all or nothing.
  await db.execute(sql`
    with visit as (
      insert into company_visits (hour, company_id, visitor, kind)
      values (${hour}, ${companyId}, ${visitor}, ${kind}) on conflict do nothing returning 1
    )
    insert into company_days as known (company_id, day, ${column})
    select ${companyId}, ${dateInIndia(now)}, 1 from visit
    on conflict (company_id, day) do update set ${column} = known.${column} + 1`);
}
