import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { DOCUMENT_TYPES } from "@cardplaza/contract/uploads/upload-limits";
import { UploadPurpose } from "@cardplaza/contract/uploads/uploads";
import { atLeast, oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";

const UPLOAD_KINDS = ["picture", "document"] as const;

/** What members sent. The bytes lie in the file store, under keys that follow from the row. */
export const uploads = pgTable(
  "uploads",
  {
    id: text("id").primaryKey(),
    // Not by cascade: a member's files must go with the row, so `removeUploads` comes first.
    // Nobody's where a visitor sent it with a message to us.
    memberId: text("member_id").references(() => members.id),
    purpose: text("purpose").$type<UploadPurpose>().notNull(),
    /** Pictures are public, documents are private. */
    kind: text("kind").$type<(typeof UPLOAD_KINDS)[number]>().notNull(),
    /** Of what is kept, which for pictures is not what was sent. */
    type: text("type").notNull(),
    /** The name to download a document by, cleaned. */
    name: text("name"),
    width: integer("width"),
    height: integer("height"),
    /** All sizes together. */
    bytes: integer("bytes").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("uploads_member_id").on(table.memberId),
    oneOf(table.purpose, UploadPurpose),
    oneOf(table.kind, UPLOAD_KINDS),
    oneOf(table.type, DOCUMENT_TYPES),
    atLeast(table.bytes, 1),
    atLeast(table.width, 1),
    atLeast(table.height, 1),
  ],
);
export type UploadRow = typeof uploads.$inferSelect;
