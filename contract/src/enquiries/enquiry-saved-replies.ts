import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import {
  ENQUIRY_REPLY_MAX,
  FREE_SAVED_REPLIES,
  MAX_SAVED_REPLIES,
  SAVED_REPLY_TITLE_MAX,
} from "./enquiry-words.ts";
import { Line, Text } from "../text.ts";

export const SavedReply = z.object({
  title: Line(1, SAVED_REPLY_TITLE_MAX),
  body: Text(1, ENQUIRY_REPLY_MAX),
});
export type SavedReply = z.infer<typeof SavedReply>;
const SavedReplies = z.object({
  replies: z.array(SavedReply).max(MAX_SAVED_REPLIES, `At most ${MAX_SAVED_REPLIES} replies.`),
});

const OwnReplies = SavedReplies.extend({
  /** How many the member can save. */
  max: z.number().int(),
});

export const enquirySavedReplies = endpoints({
  "GET /api/enquiries/saved-replies": {
    summary: `Your saved replies for enquiries, applicants and messages: ${FREE_SAVED_REPLIES}, or more with Premium`,
    auth: "member",
    hiddenFromAdmins: true,
    returns: OwnReplies,
  },
  "PUT /api/enquiries/saved-replies": {
    summary: "Replace the list of your saved replies",
    auth: "member",
    body: SavedReplies,
    returns: OwnReplies,
  },
  "DELETE /api/enquiries/saved-replies": {
    summary: `Delete the saved replies after the first ${FREE_SAVED_REPLIES}, which come without Premium`,
    auth: "member",
    returns: null,
  },
});
