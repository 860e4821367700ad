import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type {
  DeviceTargets,
  QrDesign,
  QrDestination,
  ScheduledTarget,
} from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { between, inOrder } from "../../../platform/column-rules.ts";
import { editVersion, time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { cards } from "../cards.table.ts";

/** Printed codes. A row is never deleted: a printed code must never lead to another member. */
export const qrCodes = pgTable(
  "qr_codes",
  {
    id: text("id").primaryKey(),
    code: text("code").notNull().unique(),
    ownerId: text("owner_id").references(() => members.id, { onDelete: "set null" }),
    /** The card that scans are counted for. */
    cardId: text("card_id").references(() => cards.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    destination: jsonb("destination").$type<QrDestination>().notNull(),
    design: jsonb("design").$type<QrDesign>().notNull(),
    schedule: jsonb("schedule").$type<ScheduledTarget[]>().notNull().default([]),
    devices: jsonb("devices").$type<DeviceTargets>().notNull().default({}),
    expiresAt: time("expires_at"),
    paused: boolean("paused").notNull().default(false),
    score: integer("score").notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    version: editVersion(),
    deletedAt: time("deleted_at"),
  },
  (table) => [
    index("qr_codes_owner").on(table.ownerId, table.id),
    index("qr_codes_card").on(table.cardId),
    between(table.score, 0, 100),
    inOrder(table.createdAt, table.expiresAt),
  ],
);
export type QrCodeRow = typeof qrCodes.$inferSelect;
