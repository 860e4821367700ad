import { integer, pgTable, real, text } from "drizzle-orm/pg-core";
import type { VideoType } from "@cardplaza/contract/cards/video/video-rules";
import { time } from "../../../platform/columns.ts";
import { cards } from "../cards.table.ts";

/** The video introduction of a card: one file in the file store, or a link. */
export const cardVideos = pgTable("card_videos", {
  // Not by cascade: the files must go with the row, so `removeVideos` comes first.
  cardId: text("card_id")
    .primaryKey()
    .references(() => cards.id),
  /** Another one with each new video; the keys of its files follow from it. */
  id: text("id").notNull(),
  kind: text("kind").$type<"file" | "link">().notNull(),
  link: text("link"),
  type: text("type").$type<VideoType>(),
  bytes: integer("bytes"),
  seconds: real("seconds"),
  width: integer("width"),
  height: integer("height"),
  /** Another one with each new poster; absent where there is none. */
  posterId: text("poster_id"),
  /** As WebVTT, written by us. */
  captions: text("captions"),
  createdAt: time("created_at").notNull(),
  updatedAt: time("updated_at").notNull(),
});
export type CardVideoRow = typeof cardVideos.$inferSelect;
