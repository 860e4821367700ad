import { date, doublePrecision, index, integer, pgTable, primaryKey, real, text } from "drizzle-orm/pg-core";
import { CONTACT_KINDS } from "@cardplaza/contract/directory/listing-page-words";
import { atLeast, between, oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { spans } from "../../search/open-spans.ts";
import { listings } from "../listings/listings.table.ts";

/**
 * A published listing's rows in the directory: one for all categories and one for each of its own.
 * A trigger on `listings` writes them (see its migration), so that no verb can forget to. They hold only what
 * lists are sorted and filtered by, so that a page is a short scan of one index.
 */
export const directoryEntries = pgTable(
  "directory_entries",
  {
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** A category's slug; empty in the row for all categories. */
    category: text("category").notNull(),
    cityKey: text("city_key").notNull(),
    pin: text("pin").notNull(),
    nameKey: text("name_key").notNull(),
    /** (5 · 3.8 + the sum of the stars) / (5 + how many rated): one good rating does not make a business the best. */
    bayes: real("bayes").notNull(),
    /** The plain average; 0 where nobody has rated. */
    rating: real("rating").notNull(),
    ratingCount: integer("rating_count").notNull().default(0),
    publishedAt: time("published_at").notNull(),
    openSpans: spans("open_spans").notNull().default("{}"),
    /** Unknown where the address is hidden. */
    lat: doublePrecision("lat"),
    lng: doublePrecision("lng"),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.category] }),
    // The rating is last in each, so that a filter by it reads only the index.
    index("directory_entries_city_best").on(
      table.category,
      table.cityKey,
      table.bayes,
      table.ratingCount,
      table.listingId,
      table.rating,
    ),
    index("directory_entries_best").on(
      table.category,
      table.bayes,
      table.ratingCount,
      table.listingId,
      table.rating,
    ),
    index("directory_entries_city_new").on(
      table.category,
      table.cityKey,
      table.publishedAt,
      table.listingId,
      table.rating,
    ),
    index("directory_entries_new").on(table.category, table.publishedAt, table.listingId, table.rating),
    index("directory_entries_city_name").on(
      table.category,
      table.cityKey,
      table.nameKey.op("text_pattern_ops"),
      table.listingId,
      table.rating,
    ),
    index("directory_entries_name").on(
      table.category,
      table.nameKey.op("text_pattern_ops"),
      table.listingId,
      table.rating,
    ),
    index("directory_entries_pin").on(table.pin, table.category),
    between(table.rating, 0, 5),
    atLeast(table.ratingCount, 0),
  ],
);

/** Visits and taps on a business by day in India. Bots and the owner are not counted. */
export const listingDays = pgTable(
  "listing_days",
  {
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    views: integer("views").notNull().default(0),
    calls: integer("calls").notNull().default(0),
    whatsapp: integer("whatsapp").notNull().default(0),
    directions: integer("directions").notNull().default(0),
    website: integer("website").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.day] }),
    atLeast(table.views, 0),
    atLeast(table.calls, 0),
    atLeast(table.whatsapp, 0),
    atLeast(table.directions, 0),
    atLeast(table.website, 0),
  ],
);

/** What a visitor did this hour, so that it counts once. The visitor is a hash that cannot be traced back. */
export const listingVisits = pgTable(
  "listing_visits",
  {
    hour: time("hour").notNull(),
    listingId: text("listing_id").notNull(),
    visitor: text("visitor").notNull(),
    kind: text("kind").notNull(),
  },
  // The hour comes first, so that past hours can be deleted without another index.
  (table) => [
    primaryKey({ columns: [table.hour, table.listingId, table.visitor, table.kind] }),
    oneOf(table.kind, ["view", ...CONTACT_KINDS]),
  ],
);
