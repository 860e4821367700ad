import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { MESSAGE_FILE_TYPES } from "@cardplaza/contract/uploads/upload-limits";
import { UploadPurpose } from "@cardplaza/contract/uploads/uploads";
import { atLeast, oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";

const UPLOAD_KINDS = ["picture", "document", "sealed"] as const;

/** Files that members uploaded. The bytes are in the file store, under keys derived from the row. */
export const uploads = pgTable(
  "uploads",
  {
    id: text("id").primaryKey(),
    // No cascade: a member's files must be removed with the row, so `removeUploads` comes first. Null if a
    // visitor sent it with a message to us.
    memberId: text("member_id").references(() => members.id),
    purpose: text("purpose").$type<UploadPurpose>().notNull(),
    /** Pictures are public, documents open with a signed link, sealed ones only through the room that stored them. */
    kind: text("kind").$type<(typeof UPLOAD_KINDS)[number]>().notNull(),
    /** The type of the stored file. For pictures it differs from the uploaded file. */
    type: text("type").notNull(),
    /** The cleaned file name for downloading a document. */
    name: text("name"),
    width: integer("width"),
    height: integer("height"),
    /** The bytes of all sizes together. */
    bytes: integer("bytes").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("uploads_member_id").on(table.memberId),
    oneOf(table.purpose, UploadPurpose),
    oneOf(table.kind, UPLOAD_KINDS),
    oneOf(table.type, MESSAGE_FILE_TYPES),
    atLeast(table.bytes, 1),
    atLeast(table.width, 1),
    atLeast(table.height, 1),
  ],
);
export type UploadRow = typeof uploads.$inferSelect;
