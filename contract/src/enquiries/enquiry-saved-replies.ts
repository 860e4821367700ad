import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { ENQUIRY_REPLY_MAX, MAX_SAVED_REPLIES, SAVED_REPLY_TITLE_MAX } from "./enquiry-words.ts";
import { Line, Text } from "../text.ts";

export const SavedReply = z.object({
  title: Line(1, SAVED_REPLY_TITLE_MAX),
  body: Text(1, ENQUIRY_REPLY_MAX),
});
export type SavedReply = z.infer<typeof SavedReply>;
const SavedReplies = z.object({
  replies: z.array(SavedReply).max(MAX_SAVED_REPLIES, `At most ${MAX_SAVED_REPLIES} replies.`),
});

export const enquirySavedReplies = endpoints({
  "GET /api/enquiries/saved-replies": {
    summary: "Your saved replies, on the premium plan",
    auth: "member",
    returns: SavedReplies,
  },
  "PUT /api/enquiries/saved-replies": {
    summary: "Replace the list of your saved replies, on the premium plan",
    auth: "member",
    body: SavedReplies,
    returns: SavedReplies,
  },
  "DELETE /api/enquiries/saved-replies": {
    summary: "Delete your saved replies, on every plan",
    auth: "member",
    returns: null,
  },
});
