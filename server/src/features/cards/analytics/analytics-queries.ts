import { and, eq, sql } from "drizzle-orm";
import {
  ANALYTICS_TEXT,
  MOST_ANALYTICS_ROWS,
  type AnalyticsTable,
} from "@cardplaza/contract/cards/analytics/analytics-words";
import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { forbidden, notFound } from "../../../platform/refusals.ts";
import { editableBy, notDeleted } from "../card-conditions.ts";
import { currentOwnerOf } from "../card-queries.ts";
import { cards } from "../cards.table.ts";
import type { Period } from "./read-period.ts";

/** The member's card, and whether they may see all of its figures. */
export async function findCountedCard({ db, member }: MemberContext, cardId: string) {
  const [card] = await db
    .select({ id: cards.id, ownerId: cards.ownerId, holderId: cards.holderId })
    .from(cards)
    .where(and(eq(cards.id, cardId), editableBy(member.id), notDeleted()));
  if (!card) throw notFound(CARD_TEXT.notFound);
  return { id: card.id, detailed: currentOwnerOf(card) === member.id };
}

/** The same, for figures that a team card's owner no longer sees once it is claimed. */
export async function findCardWithDetails(ctx: MemberContext, cardId: string): Promise<string> {
  const { id, detailed } = await findCountedCard(ctx, cardId);
  if (!detailed) throw forbidden(ANALYTICS_TEXT.countsOnly);
  return id;
}

/** A count of events; `day` counts from 1, and 0 is the whole period before. */
export interface Counted {
  part: "figures" | "daily visitors" | "visitors" | "apart" | AnalyticsTable;
  day: number;
  key: string | null;
  count: number;
}

/** One pass over the card's events, which the index finds by card and time. */
export async function countEvents(db: Db, cardId: string, period: Period): Promise<Counted[]> {
  const { rows } = await db.execute<Counted & Record<string, unknown>>(sql`
    with happened as materialized (
      select type, channel, link_key, visitor, country, device, referrer, source,
        width_bucket(at, ${asArray(period.starts)}::timestamptz[]) as day
      from card_events
      where card_id = ${cardId} and at >= ${period.before.toISOString()}::timestamptz
        and at < ${period.end.toISOString()}::timestamptz
    ), people as materialized (select * from happened where source = 'person'),
    views as materialized (select * from people where type = 'view' and day > 0),
    -- By hand, because count(distinct) sorts, and by an alphabet at that.
    visits as materialized (select day, visitor from people where type = 'view' group by day, visitor)
    select 'figures' as part, day, type as key, count(*)::int as count from people group by day, type
    union all
    select 'daily visitors', day, null, count(*)::int from visits group by day
    union all
    select 'visitors', of_period::int, null, count(*)::int
      from (select day > 0 as of_period, visitor from visits group by 1, 2) visitors group by of_period
    union all
    select 'apart', 1, source, count(*)::int
      from happened where source <> 'person' and type = 'view' and day > 0 group by source
    union all ${top("channels", sql`channel`)}
    union all ${top("countries", sql`country`)}
    union all ${top("devices", sql`device`)}
    union all ${top("referrers", sql`referrer`)}
    union all
    (select 'links', 1, link_key, count(*)::int from people
      where type = 'click' and day > 0 and link_key is not null
      group by link_key order by count(*) desc, link_key limit ${MOST_ANALYTICS_ROWS})`);
  return rows;
}

const top = (part: AnalyticsTable, column: ReturnType<typeof sql>) => sql`
  (select ${sql.raw(`'${part}'`)}, 1, ${column}, count(*)::int from views
    group by ${column} order by count(*) desc, ${column} limit ${MOST_ANALYTICS_ROWS})`;

const asArray = (times: Date[]) => `{${times.map((time) => time.toISOString()).join(",")}}`;
