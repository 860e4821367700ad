import { sql } from "drizzle-orm";
import type { ContactKind } from "@cardplaza/contract/directory/listing-page-words";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import { HOUR_MS, dateInIndia } from "@cardplaza/contract/time";
import type { Context } from "../../../context.ts";
import { networkOf } from "../../../platform/http/client-address.ts";
import { readUserAgent } from "../../../platform/http/user-agent.ts";
import type { ListingRow } from "../listings/listings.table.ts";

type Kind = "view" | ContactKind;

/** A high limit, because whole towns share one address with their mobile network. */
const PER_LISTING: CallLimit = { points: 120, seconds: 60, by: "address" };
const COLUMN: Record<Kind, string> = {
  view: "views",
  call: "calls",
  whatsapp: "whatsapp",
  directions: "directions",
  website: "website",
};

/** Counts a visitor's action on a business, once an hour; bots and the owner do not count. */
export async function countVisit(ctx: Context, listing: ListingRow, kind: Kind): Promise<void> {
  const { db, caller, limits, member, now } = ctx;
  await limits.takeHere("listing-visits", PER_LISTING, `${networkOf(caller.address)} ${listing.id}`);
  if (listing.status !== "published" || (member && member.id === listing.ownerId)) return;
  if (readUserAgent(caller.userAgent).isBot) return;
  const visitor = await ctx.cardEvents.visitorOf(caller, now);
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString();
  const column = sql.identifier(COLUMN[kind]);
  // One statement, so it is all or nothing.
  await db.execute(sql`
    with visit as (
      insert into listing_visits (hour, listing_id, visitor, kind)
      values (${hour}, ${listing.id}, ${visitor}, ${kind}) on conflict do nothing returning 1
    )
    insert into listing_days as known (listing_id, day, ${column})
    select ${listing.id}, ${dateInIndia(now)}, 1 from visit
    on conflict (listing_id, day) do update set ${column} = known.${column} + 1`);
}
