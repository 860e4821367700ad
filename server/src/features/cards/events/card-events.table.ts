import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import {
  CARD_CHANNELS,
  CARD_EVENT_TYPES,
  CARD_LINKS,
} from "@cardplaza/contract/cards/events/card-event-words";
import { atLeast, oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";

/** Who it was: a person, the card's own owner, or a bot. Stored and shown separately. */
const EVENT_SOURCES = ["person", "owner", "bot"] as const;
export type EventSource = (typeof EVENT_SOURCES)[number];

/**
 * What happened to cards, one row for each event. Partitioned by month (see its migration). No address, no
 * cookie: `visitor` is a keyed hash whose salt changes daily and is deleted after two days.
 */
export const cardEvents = pgTable(
  "card_events",
  {
    at: time("at").notNull(),
    cardId: text("card_id").notNull(),
    type: text("type").notNull(),
    channel: text("channel").notNull().default("link"),
    linkKey: text("link_key"),
    qrCode: text("qr_code"),
    visitor: text("visitor").notNull(),
    country: text("country"),
    device: text("device"),
    referrer: text("referrer"),
    source: text("source").$type<EventSource>().notNull(),
  },
  (table) => [
    index("card_events_card").on(table.cardId, table.at),
    // Few events are scans of a printed code, so the others cost nothing here.
    index("card_events_code")
      .on(table.qrCode, table.at)
      .where(sql`${table.qrCode} is not null`),
    oneOf(table.type, CARD_EVENT_TYPES),
    oneOf(table.channel, CARD_CHANNELS),
    oneOf(table.linkKey, CARD_LINKS),
    oneOf(table.source, EVENT_SOURCES),
  ],
);

/** Totals by day in India, written in the same statement as the events they count. */
export const cardDays = pgTable(
  "card_days",
  {
    cardId: text("card_id").notNull(),
    day: date("day").notNull(),
    type: text("type").notNull(),
    channel: text("channel").notNull(),
    source: text("source").$type<EventSource>().notNull(),
    count: integer("count").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.day, table.type, table.channel, table.source] }),
    oneOf(table.type, CARD_EVENT_TYPES),
    oneOf(table.channel, CARD_CHANNELS),
    oneOf(table.source, EVENT_SOURCES),
    atLeast(table.count, 0),
  ],
);

/** Views already counted this hour: a visitor counts once. A colleague at the owner's computer is not the owner. */
export const cardVisits = pgTable(
  "card_visits",
  {
    cardId: text("card_id").notNull(),
    visitor: text("visitor").notNull(),
    hour: time("hour").notNull(),
    source: text("source").$type<EventSource>().notNull(),
  },
  // The hour comes first, so that past hours can be deleted without another index.
  (table) => [
    primaryKey({ columns: [table.hour, table.cardId, table.visitor, table.source] }),
    oneOf(table.source, EVENT_SOURCES),
  ],
);
