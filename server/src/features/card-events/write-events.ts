import type pg from "pg";

/** An event as it came, before anybody looked whether there is such a card and whose it is. */
export interface ArrivedEvent {
  at: Date;
  card_id: string;
  type: string;
  channel: string;
  link_key: string | null;
  qr_code: string | null;
  visitor: string;
  country: string | null;
  device: string;
  referrer: string | null;
  bot: boolean;
  member_id: string | null;
}

/**
 * One statement and one round trip for a whole batch, so it is all or nothing by itself. Locks are taken
 * in the order of keys, so that two instances never wait for each other.
 */
const WRITE_EVENTS = `
  with known as (
    select event.*, date_trunc('hour', event.at, 'UTC') as hour,
      case when event.bot then 'bot' when event.member_id in (card.owner_id, card.holder_id) then 'owner' else 'person' end as source
    from json_to_recordset($1) as event (
      at timestamptz, card_id text, type text, channel text, link_key text, qr_code text, visitor text,
      country text, device text, referrer text, bot boolean, member_id text
    )
    join cards card on card.id = event.card_id and card.deleted_at is null
  ), arrived as (
    select *, row_number() over (partition by type, hour, card_id, visitor, source order by at) as nth from known
  ), new_visits as (
    insert into card_visits (hour, card_id, visitor, source)
    select hour, card_id, visitor, source from arrived where type = 'view' and nth = 1
    order by hour, card_id, visitor, source
    on conflict do nothing
    returning hour, card_id, visitor, source
  ), counted as (
    select * from arrived where type <> 'view'
    or nth = 1 and (hour, card_id, visitor, source) in (select hour, card_id, visitor, source from new_visits)
  ), days as (
    insert into card_days as known (card_id, day, type, channel, source, count)
    select card_id, (at at time zone 'Asia/Kolkata')::date as day, type, channel, source, count(*)
    from counted group by card_id, day, type, channel, source order by card_id, day, type, channel, source
    on conflict (card_id, day, type, channel, source) do update set count = known.count + excluded.count
  )
  insert into card_events (at, card_id, type, channel, link_key, qr_code, visitor, country, device, referrer, source)
  select at, card_id, type, channel, link_key, qr_code, visitor, country, device, referrer, source from counted`;

export async function writeEvents(pool: pg.Pool, events: ArrivedEvent[]): Promise<void> {
  await pool.query({ name: "write-card-events", text: WRITE_EVENTS, values: [JSON.stringify(events)] });
}
