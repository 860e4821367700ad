import { date, doublePrecision, index, integer, pgTable, primaryKey, real, text } from "drizzle-orm/pg-core";
import { CONTACT_KINDS } from "@cardplaza/contract/directory/listing-page-words";
import { atLeast, between, oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { spans } from "../../search/open-spans.ts";
import { listings } from "../listings/listings.table.ts";

/**
 * Where a published business stands in the directory: once among all, once for each of its categories.
 * Kept by a trigger on `listings` (see its migration), whoever writes there; only what lists are ordered
 * and filtered by is here, so that a page of them is a short walk along an index.
 */
export const listingShelves = pgTable(
  "listing_shelves",
  {
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** A category, or empty: all of them. */
    shelf: text("shelf").notNull(),
    cityKey: text("city_key").notNull(),
    pin: text("pin").notNull(),
    nameKey: text("name_key").notNull(),
    /** (5 · 3.8 + the sum of the stars) / (5 + how many rated): a single rating does not make the best. */
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
    primaryKey({ columns: [table.listingId, table.shelf] }),
    // The rating stands last in each, so that a filter by it reads nothing but the index.
    index("listing_shelves_city_best").on(
      table.shelf,
      table.cityKey,
      table.bayes,
      table.ratingCount,
      table.listingId,
      table.rating,
    ),
    index("listing_shelves_best").on(
      table.shelf,
      table.bayes,
      table.ratingCount,
      table.listingId,
      table.rating,
    ),
    index("listing_shelves_city_new").on(
      table.shelf,
      table.cityKey,
      table.publishedAt,
      table.listingId,
      table.rating,
    ),
    index("listing_shelves_new").on(table.shelf, table.publishedAt, table.listingId, table.rating),
    index("listing_shelves_city_name").on(
      table.shelf,
      table.cityKey,
      table.nameKey.op("text_pattern_ops"),
      table.listingId,
      table.rating,
    ),
    index("listing_shelves_name").on(
      table.shelf,
      table.nameKey.op("text_pattern_ops"),
      table.listingId,
      table.rating,
    ),
    index("listing_shelves_pin").on(table.pin, table.shelf),
    between(table.rating, 0, 5),
    atLeast(table.ratingCount, 0),
  ],
);

/** What people did with a business, by India's days. Bots and the owner himself are not in it. */
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

/** What a visitor did this hour, so that it counts once. The visitor is a hash that nobody can trace. */
export const listingVisits = pgTable(
  "listing_visits",
  {
    hour: time("hour").notNull(),
    listingId: text("listing_id").notNull(),
    visitor: text("visitor").notNull(),
    kind: text("kind").notNull(),
  },
  // The hour first: new rows lie beside each other, and past hours go without an index of their own.
  (table) => [
    primaryKey({ columns: [table.hour, table.listingId, table.visitor, table.kind] }),
    oneOf(table.kind, ["view", ...CONTACT_KINDS]),
  ],
);
