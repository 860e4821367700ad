import type pg from "pg";
import { HOUR_MS, dateInIndia } from "@cardplaza/contract/time";
import type { EventSource } from "./card-events.table.ts";

/** An event of a card that exists, with the columns' names. */
export interface ArrivedEvent {
  card_id: string;
  type: string;
  channel: string;
  link_key?: string;
  qr_code?: string;
  visitor: string;
  country?: string;
  device: string;
  referrer?: string;
  source: EventSource;
}

/**
 * One statement for a whole batch, so it is all or nothing. Locks are taken in the order of keys, so that two
 * instances do not deadlock.
 */
const WRITE_EVENTS = `
  with arrived as (
    select * from json_to_recordset($1) as event (
      card_id text, type text, channel text, link_key text, qr_code text, visitor text,
      country text, device text, referrer text, source text
    )
  ), new_visits as (
    insert into card_visits (hour, card_id, visitor, source)
    select $3, card_id, visitor, source from arrived where type = 'view' order by card_id, visitor, source
    on conflict do nothing
    returning card_id, visitor, source
  ), counted as (
    select * from arrived
    where type <> 'view' or (card_id, visitor, source) in (select card_id, visitor, source from new_visits)
  ), days as (
    insert into card_days as known (card_id, day, type, channel, source, count)
    select card_id, $4, type, channel, source, count(*)
    from counted group by card_id, type, channel, source order by card_id, type, channel, source
    on conflict (card_id, day, type, channel, source) do update set count = known.count + excluded.count
  )
  insert into card_events (at, card_id, type, channel, link_key, qr_code, visitor, country, device, referrer, source)
  select $2, card_id, type, channel, link_key, qr_code, visitor, country, device, referrer, source from counted`;

/** Events that arrive within milliseconds share their time. */
export async function writeEvents(pool: pg.Pool, events: ArrivedEvent[], now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const day = dateInIndia(now);
  const values = [JSON.stringify(withoutRepeatedViews(events)), now, hour, day];
  await pool.query({ name: "write-card-events", text: WRITE_EVENTS, values });
}

/** The statement sees only the views of earlier batches. */
function withoutRepeatedViews(events: ArrivedEvent[]): ArrivedEvent[] {
  const seen = new Set<string>();
  return events.filter(({ type, card_id, visitor, source }) => {
    const view = `${card_id} ${visitor} ${source}`;
    return type !== "view" || (!seen.has(view) && seen.add(view));
  });
}
