import { asc, eq, inArray, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import type { Services } from "../context.ts";
import { members } from "../features/accounts/accounts.table.ts";
import { cards } from "../features/cards/cards.table.ts";
import { dayInIndia } from "../platform/india.ts";
import { SAMPLE_EMAILS } from "./people.ts";
import { ACTIONS, CHANNELS, COUNTRIES, DEVICES, LINKS, REFERRERS, SOURCES, VIEWS_A_DAY } from "./visitors.ts";

export const SAMPLE_EVENT_DAYS = 90;
/** Views by day of the week, Sunday first. Weekends have fewer. */
const BY_WEEKDAY = [0.4, 1.1, 1.2, 1.1, 1.15, 1.05, 0.65];

/** The share of views by visitors who come back on the same day. */
const COMING_BACK = 0.18;

type Visitor = Record<"channel" | "visitor" | "country" | "device" | "source", string> & {
  referrer: string | null;
};

/** Adds events of 90 days to the sample cards, in one statement and with times of day in India. */
export async function loadSampleEvents({ db }: Pick<Services, "db">, now: Date): Promise<void> {
  const found = await db
    .select({ id: cards.id })
    .from(cards)
    .innerJoin(members, eq(members.id, cards.ownerId))
    .where(inArray(members.email, SAMPLE_EMAILS))
    .orderBy(asc(members.createdAt), asc(cards.id));
  const events = found.flatMap(({ id }, order) => eventsOf(id, order, now));
  await db.execute(sql`
    with happened as (
      select * from json_to_recordset(${JSON.stringify(events)}) as event (
        at timestamptz, card_id text, type text, channel text, link_key text, visitor text,
        country text, device text, referrer text, source text)
    ), days as (
      insert into card_days (card_id, day, type, channel, source, count)
      select card_id, ${dayInIndia(sql`at`)}::date, type, channel, source, count(*)
      from happened group by 1, 2, 3, 4, 5
    )
    insert into card_events (at, card_id, type, channel, link_key, visitor, country, device, referrer, source)
    select at, card_id, type, channel, link_key, visitor, country, device, referrer, source from happened`);
}

/** The same events for each start on the same day, so that screenshots can be compared. */
function eventsOf(cardId: string, order: number, now: Date) {
  const random = randomFrom(order + 1);
  const pick = (shares: Record<string, number>) => pickFrom(shares, random());
  const usual = VIEWS_A_DAY[order % VIEWS_A_DAY.length] as number;
  const events: Record<string, unknown>[] = [];
  const happens = (at: number, more: object) => {
    if (at < now.getTime()) events.push({ ...more, at: new Date(at).toISOString(), card_id: cardId });
  };
  for (let ago = SAMPLE_EVENT_DAYS - 1; ago >= 0; ago--) {
    const morning = Math.floor(now.getTime() / DAY_MS - ago) * DAY_MS + 3 * HOUR_MS;
    const known = 0.55 + 0.45 * ((SAMPLE_EVENT_DAYS - ago) / SAMPLE_EVENT_DAYS);
    // A trade fair, at a different time for each member: many views within two days.
    const fair = Math.abs(ago - 18 - order * 7) < 2 ? 2.4 : 1;
    const weekday = BY_WEEKDAY[new Date(morning).getUTCDay()] as number;
    const views = Math.round(usual * known * weekday * fair * (0.6 + 0.8 * random()));
    const today: Visitor[] = [];
    for (let i = 0; i < views; i++) {
      const at = morning + random() * 13 * HOUR_MS;
      const before = random() < COMING_BACK ? today[Math.floor(random() * today.length)] : undefined;
      const who = before ?? {
        channel: fair > 1 && random() < 0.5 ? "qr" : pick(CHANNELS),
        visitor: Math.floor(random() * 2 ** 48)
          .toString(36)
          .padStart(22, "v"),
        country: pick(COUNTRIES),
        device: pick(DEVICES),
        referrer: pick(REFERRERS) || null,
        source: pick(SOURCES),
      };
      today.push(who);
      if (who.channel === "qr") happens(at - 2_000, { ...who, type: "scan", referrer: null });
      happens(at, { ...who, type: "view" });
      if (who.source !== "person") continue;
      for (const [type, share] of Object.entries(ACTIONS)) {
        if (random() * 100 >= share) continue;
        const more = type === "click" ? { link_key: pick(LINKS) } : {};
        happens(at + 10_000 + random() * MINUTE_MS, { ...who, type, ...more });
      }
    }
  }
  return events;
}

function pickFrom(shares: Record<string, number>, chance: number): string {
  let left = chance * Object.values(shares).reduce((sum, share) => sum + share, 0);
  for (const [name, share] of Object.entries(shares)) {
    left -= share;
    if (left < 0) return name;
  }
  return Object.keys(shares)[0] as string;
}

/** A small random generator with a seed ("mulberry32"), so that each start gives the same data. */
function randomFrom(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
