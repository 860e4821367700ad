import { sql } from "drizzle-orm";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import { dateInIndia, HOUR_MS } from "@cardplaza/contract/time";
import type { Context } from "../../../context.ts";
import { networkOf } from "../../../platform/http/client-address.ts";
import { readUserAgent } from "../../../platform/http/user-agent.ts";
import { findCompanySeenBy } from "../company/show-company.ts";

/** A high limit, because whole towns share one address with their mobile network. */
const PER_COMPANY: CallLimit = { points: 120, seconds: 60, by: "address" };

/** Counts a visitor once an hour; bots and the team do not count. */
export async function countCompanyView(ctx: Context, id: string): Promise<void> {
  const { db, caller, limits, now } = ctx;
  await limits.takeHere("company-visits", PER_COMPANY, `${networkOf(caller.address)} ${id}`);
  const { role } = await findCompanySeenBy(ctx, id);
  if (role || readUserAgent(caller.userAgent).isBot) return;
  const visitor = await ctx.cardEvents.visitorOf(caller, now);
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString();
  // One statement, so it is all or nothing.
  await db.execute(sql`
    with visit as (
      insert into company_visits (hour, company_id, visitor)
      values (${hour}, ${id}, ${visitor}) on conflict do nothing returning 1
    )
    insert into company_days as known (company_id, day, views)
    select ${id}, ${dateInIndia(now)}, 1 from visit
    on conflict (company_id, day) do update set views = known.views + 1`);
}
