import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import {
  SEARCH_ALERTS,
  SEARCH_TYPES,
  type SavedFilters,
  type SearchType,
} from "@cardplaza/contract/search/search-words";
import { atLeast, between, oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";
import { spans } from "./open-spans.ts";

const line = (name: string) => text(name).notNull().default("");
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const AUDIENCES = ["all", "members"] as const;

/**
 * One row for each card, person and business that can be found. The migration creates its indexes by words,
 * beside the function `search_keys` that they need.
 */
export const searchEntries = pgTable(
  "search_entries",
  {
    type: text("type").$type<SearchType>().notNull(),
    id: text("id").notNull(),
    ownerId: text("owner_id").references(() => members.id, { onDelete: "cascade" }),
    audience: text("audience").$type<(typeof AUDIENCES)[number]>().notNull(),
    name: line("name"),
    /** Lower-cased and plain, as queries are. */
    nameKey: text("name_key").notNull(),
    otherKey: line("other_key"),
    /** The sound of the name: suggestions match its beginning, in any spelling. */
    soundKey: line("sound_key"),
    /** Names with weight A, categories with B, the rest with C. */
    words: tsvector("words").notNull(),
    categories: text("categories").array().notNull().default([]),
    /** The only category, of kinds that have one for each entry. */
    category: text("category"),
    cityKey: line("city_key"),
    /** Its own city and those that it serves. */
    cityKeys: text("city_keys").array().notNull().default([]),
    state: line("state"),
    pin: line("pin"),
    lat: doublePrecision("lat"),
    lng: doublePrecision("lng"),
    /** The opening hours; null for kinds without. */
    openSpans: spans("open_spans"),
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    completeness: smallint("completeness").notNull().default(0),
    /** What rating and completeness add to a score: candidates are taken in this order. */
    quality: real("quality").notNull(),
    verifiedUntil: time("verified_until"),
    /** The lowest price; null for kinds without prices, and for prices on request. */
    pricePaise: bigint("price_paise", { mode: "number" }),
    /** The highest price, which equals the lowest if there is one price. */
    priceMaxPaise: bigint("price_max_paise", { mode: "number" }),
    moq: integer("moq").notNull().default(1),
    isSlow: boolean("is_slow").notNull().default(false),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    /** A hash of all columns above: an unchanged entry is not written again. */
    digest: text("digest").notNull(),
  },
  (table) => {
    // A new one each time: an index takes the order away from its column.
    const best = () => table.quality.desc().nullsFirst();
    // In the indexes of lists, so that nothing is read of a row that does not fit or is only counted.
    const narrowed = [
      table.pricePaise,
      table.priceMaxPaise,
      table.moq,
      table.audience,
      table.ownerId,
    ] as const;
    return [
      primaryKey({ columns: [table.type, table.id] }),
      index("search_entries_owner").on(table.ownerId),
      index("search_entries_best").on(table.type, best()),
      index("search_entries_newest").on(table.type, table.createdAt.desc().nullsFirst()),
      index("search_entries_newest_in_city").on(
        table.type,
        table.cityKey,
        table.createdAt.desc().nullsFirst(),
      ),
      index("search_entries_best_in_city").on(table.type, table.cityKey, best(), ...narrowed, table.id),
      index("search_entries_of_category")
        .on(table.type, table.category, best(), ...narrowed, table.id)
        .where(sql`${table.category} is not null`),
      index("search_entries_of_category_in_city")
        .on(table.type, table.category, table.cityKey, best(), ...narrowed, table.id)
        .where(sql`${table.category} is not null`),
      index("search_entries_category_by_price")
        .on(table.type, table.category, ...narrowed, table.quality, table.id)
        .where(sql`${table.category} is not null`),
      index("search_entries_category_newest")
        .on(table.type, table.category, table.createdAt.desc().nullsFirst())
        .where(sql`${table.category} is not null`),
      index("search_entries_category_rated")
        .on(
          table.type,
          table.category,
          sql`((19 + ${table.ratingSum})::float8 / (5 + ${table.ratingCount})) desc`,
          table.ratingCount.desc().nullsFirst(),
          table.id.desc().nullsFirst(),
        )
        .where(sql`${table.category} is not null`),
      index("search_entries_verified")
        .on(table.type, table.category, best(), table.verifiedUntil, table.audience, table.ownerId, table.id)
        .where(sql`${table.verifiedUntil} is not null`),
      // The highest price too: from a price on, the cheapest are behind all cheaper ones, which are then left out unread.
      index("search_entries_by_price")
        .on(table.type, table.pricePaise, table.priceMaxPaise)
        .where(sql`${table.pricePaise} is not null`),
      index("search_entries_place").on(table.type, table.lat, table.lng),
      oneOf(table.type, SEARCH_TYPES),
      oneOf(table.audience, AUDIENCES),
      atLeast(table.ratingSum, 0),
      atLeast(table.ratingCount, 0),
      between(table.completeness, 0, 100),
      atLeast(table.pricePaise, 0),
      atLeast(table.priceMaxPaise, 0),
      atLeast(table.moq, 1),
    ];
  },
);

/** Every word of a name, a category or a city, with its stem and sound, to compare misspelt words with. */
export const searchWords = pgTable(
  "search_words",
  {
    word: text("word").primaryKey(),
    lexeme: text("lexeme").notNull(),
    sound: line("sound"),
  },
  (table) => [index("search_words_sound").on(table.sound)],
);

/** Which kinds are completely in the search, and in which version of their entries. */
export const searchFills = pgTable(
  "search_fills",
  {
    type: text("type").$type<SearchType>().primaryKey(),
    version: integer("version").notNull(),
    filledAt: time("filled_at").notNull(),
  },
  (table) => [oneOf(table.type, SEARCH_TYPES), atLeast(table.version, 1)],
);

export const savedSearches = pgTable(
  "saved_searches",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    filters: jsonb("filters").$type<SavedFilters>().notNull(),
    alert: text("alert").$type<(typeof SEARCH_ALERTS)[number]>().notNull(),
    createdAt: time("created_at").notNull(),
    /** Entries created before this are not new to the member. */
    lookedAt: time("looked_at").notNull(),
  },
  (table) => [index("saved_searches_member").on(table.memberId, table.id), oneOf(table.alert, SEARCH_ALERTS)],
);
export type SavedSearchRow = typeof savedSearches.$inferSelect;
