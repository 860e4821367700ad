import { z } from "zod";
import { MAX_TAGS, SAVED_NOTE_MAX, SAVED_TAG_MAX } from "./saved-words.ts";
import { Card, CardRef } from "../cards.ts";
import { endpoints } from "../../endpoint.ts";
import { Timestamp } from "../../shapes.ts";
import { Line, Text } from "../../text.ts";

/** A saved card; a deleted one stays listed, with its name only. */
export const SavedCard = Card.extend({
  savedAt: Timestamp,
  available: z.boolean(),
  tags: z.array(z.string()),
  note: z.string(),
});
export type SavedCard = z.infer<typeof SavedCard>;

/** A member's private note on a saved card. */
export const SavedCardNote = z.object({
  tags: z.array(Line(1, SAVED_TAG_MAX)).max(MAX_TAGS, `At most ${MAX_TAGS} tags.`).optional(),
  note: Text(0, SAVED_NOTE_MAX).optional(),
});
export type SavedCardNote = z.infer<typeof SavedCardNote>;

const OneCard = z.object({ cardId: CardRef });

export const savedCards = endpoints({
  "GET /api/business-cards/saved": {
    summary: "Your saved cards",
    auth: "member",
    returns: z.object({ savedCards: z.array(SavedCard) }),
  },
  "GET /api/business-cards/saved/export": {
    summary: "All saved cards as contact file or table",
    auth: "member",
    query: z.object({ format: z.enum(["vcf", "csv"]) }),
    hiddenFromAdmins: true,
    returns: { raw: "text/plain" },
  },
  "POST /api/business-cards/save/:cardId": {
    summary: "Save a card; a repeated call returns 200",
    auth: "member",
    params: OneCard,
    body: z.object({}),
    returns: z.object({ saved: z.literal(true) }),
    status: 201,
  },
  "DELETE /api/business-cards/unsave/:cardId": {
    summary: "Remove a card from the saved ones",
    auth: "member",
    params: OneCard,
    returns: z.object({ saved: z.literal(false) }),
  },
  "PATCH /api/business-cards/saved/:cardId": {
    summary: "Tag a saved card or note something on it",
    auth: "member",
    params: OneCard,
    body: SavedCardNote,
    returns: z.object({ tags: z.array(z.string()), note: z.string() }),
  },
});
