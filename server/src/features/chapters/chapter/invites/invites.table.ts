import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../../../../platform/columns.ts";
import { members } from "../../../accounts/accounts.table.ts";
import { chapters } from "../chapters.table.ts";

/** Invitations by link. Recipients are not stored: anybody with the code is invited. */
export const chapterInvites = pgTable(
  "chapter_invites",
  {
    id: text("id").primaryKey(),
    chapterId: text("chapter_id")
      .notNull()
      .references(() => chapters.id, { onDelete: "cascade" }),
    inviterId: text("inviter_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull().unique(),
    /** The seat that is offered; empty if it is left to them. */
    category: text("category").notNull().default(""),
    /** Sent to one person: it works once. Otherwise it works until it is renewed. */
    forOne: boolean("for_one").notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** When the invitation was used, declined or renewed. */
    endedAt: time("ended_at"),
  },
  (table) => [
    index("chapter_invites_chapter").on(table.chapterId, table.inviterId),
    index("chapter_invites_inviter").on(table.inviterId),
    index("chapter_invites_expires").on(table.expiresAt),
  ],
);
export type InviteRow = typeof chapterInvites.$inferSelect;

/** A seat that nobody else gets while somebody who was invited signs up. */
export const chapterSeatHolds = pgTable(
  "chapter_seat_holds",
  {
    codeHash: text("code_hash").primaryKey(),
    inviteId: text("invite_id")
      .notNull()
      .references(() => chapterInvites.id, { onDelete: "cascade" }),
    chapterId: text("chapter_id")
      .notNull()
      .references(() => chapters.id, { onDelete: "cascade" }),
    category: text("category").notNull(),
    until: time("until").notNull(),
  },
  (table) => [
    index("chapter_seat_holds_chapter").on(table.chapterId, table.until),
    index("chapter_seat_holds_invite").on(table.inviteId),
    index("chapter_seat_holds_until").on(table.until),
  ],
);
