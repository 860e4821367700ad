import { integer, pgTable, real, text } from "drizzle-orm/pg-core";
import { VIDEO_KINDS, VIDEO_TYPES, type VideoType } from "@cardplaza/contract/cards/video/video-rules";
import { atLeast, oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { cards } from "../cards.table.ts";

/** The video introduction of a card: one file in the file store, or a link. */
export const cardVideos = pgTable(
  "card_videos",
  {
    // No cascade: the files must be deleted with the row, so `removeVideos` comes first.
    cardId: text("card_id")
      .primaryKey()
      .references(() => cards.id),
    /** A new one for each video; the keys of its files are made from it. */
    id: text("id").notNull(),
    kind: text("kind").$type<(typeof VIDEO_KINDS)[number]>().notNull(),
    link: text("link"),
    type: text("type").$type<VideoType>(),
    bytes: integer("bytes"),
    seconds: real("seconds"),
    width: integer("width"),
    height: integer("height"),
    /** A new one for each poster; absent without a poster. */
    posterId: text("poster_id"),
    /** The captions as WebVTT, written by us. */
    captions: text("captions"),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    oneOf(table.kind, VIDEO_KINDS),
    oneOf(table.type, VIDEO_TYPES),
    atLeast(table.bytes, 1),
    atLeast(table.seconds, 0),
    atLeast(table.width, 1),
    atLeast(table.height, 1),
  ],
);
export type CardVideoRow = typeof cardVideos.$inferSelect;
