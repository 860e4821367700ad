import { sql } from "drizzle-orm";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { Context } from "../../../context.ts";
import { networkOf } from "../../../platform/http/client-address.ts";
import { readUserAgent } from "../../../platform/http/user-agent.ts";
import { findJobSeenBy } from "./show-job.ts";

/** A high limit, because whole towns share one address with their mobile network. */
const PER_JOB: CallLimit = { points: 120, seconds: 60, by: "address" };

/** Counts a visitor once an hour; bots and the team do not count. */
export async function countJobView(ctx: Context, id: string): Promise<void> {
  const { db, caller, limits, now } = ctx;
  await limits.takeHere("job-visits", PER_JOB, `${networkOf(caller.address)} ${id}`);
  const { role } = await findJobSeenBy(ctx, id);
  if (role || readUserAgent(caller.userAgent).isBot) return;
  const visitor = await ctx.cardEvents.visitorOf(caller, now);
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString();
  // One statement, so it is all or nothing.
  await db.execute(sql`
    with visit as (
      insert into job_visits (hour, job_id, visitor)
      values (${hour}, ${id}, ${visitor}) on conflict do nothing returning 1
    )
    update jobs set views = views + 1 from visit where jobs.id = ${id}`);
}
