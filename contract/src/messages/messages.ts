import { z } from "zod";
import { Moment } from "../dates.ts";
import { endpoints } from "../endpoint.ts";
import { reportCall } from "../moderation/report-call.ts";
import { QuietHours } from "../notifications/notifications.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Text } from "../text.ts";
import { Message } from "./message.ts";
import { AWAY_TEXT_MAX, MESSAGE_MAX } from "./message-limits.ts";
import { MESSAGE_REACTIONS, REQUESTS_FROM } from "./message-words.ts";

const One = z.object({ id: Id });
const Changed = z.object({ message: Message });

const made = (summary: string) =>
  ({
    summary: `${summary}; a repetition leads to the same`,
    auth: "member",
    params: One,
    returns: z.object({ path: z.string() }),
    status: 201,
  }) as const;

/** "22:00" */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time like 18:30.");

export const MessageSettings = z.object({
  /** Others see that you have read, and you see it of them. */
  seen: z.boolean(),
  typing: z.boolean(),
  requestsFrom: z.enum(REQUESTS_FROM),
  /** Those of all notices. */
  quietHours: QuietHours.nullable(),
  /** Answers by itself outside of these hours. */
  away: z.object({
    isOn: z.boolean(),
    text: Text(0, AWAY_TEXT_MAX),
    /** Office hours, in India's time. */
    from: ClockTime,
    to: ClockTime,
    /** Days of the office hours: 0 is Sunday. */
    days: z.array(z.number().int().min(0).max(6)).max(7),
  }),
});
export type MessageSettings = z.infer<typeof MessageSettings>;

export const ScheduledMessage = z.object({
  _id: Id,
  conversationId: Id,
  title: z.string(),
  body: z.string(),
  files: z.number().int(),
  sendAt: Timestamp,
  /** Why it could not be sent. */
  problem: z.string(),
});
export type ScheduledMessage = z.infer<typeof ScheduledMessage>;

export const messages = endpoints({
  "PATCH /api/messages/:id": {
    summary: "Edit your message, within 15 minutes",
    auth: "member",
    params: One,
    body: z.object({ body: Text(1, MESSAGE_MAX) }),
    returns: Changed,
  },
  "DELETE /api/messages/:id": {
    summary: "Delete a message for yourself, or your own for all within 15 minutes",
    auth: "member",
    params: One,
    query: z.object({ for: z.enum(["me", "all"]).default("me") }),
    returns: null,
  },
  "PUT /api/messages/:id/reaction": {
    summary: "React to a message; a second reaction replaces the first",
    auth: "member",
    params: One,
    body: z.object({ emoji: z.enum(MESSAGE_REACTIONS) }),
    returns: Changed,
  },
  "DELETE /api/messages/:id/reaction": {
    summary: "Take your reaction back",
    auth: "member",
    params: One,
    returns: Changed,
  },
  "PUT /api/messages/:id/pin": {
    summary: "Pin a message, at most three in a conversation",
    auth: "member",
    params: One,
    body: z.object({}),
    returns: Changed,
  },
  "DELETE /api/messages/:id/pin": {
    summary: "Unpin a message",
    auth: "member",
    params: One,
    returns: Changed,
  },
  "PUT /api/messages/:id/reminder": {
    summary: "Be reminded of a message; null takes the reminder back",
    auth: "member",
    params: One,
    body: z.object({ at: Moment.nullable() }),
    returns: Changed,
  },
  "POST /api/messages/:id/lead": made("Make a lead of a message"),
  "POST /api/messages/:id/contact": made("Save who wrote a message as a contact"),
  "POST /api/messages/:id/note": made("Keep a message as a private note on its writer"),
  "POST /api/messages/:id/report": reportCall("a message", One),
  "GET /api/messages/scheduled": {
    summary: "Your messages that are sent later, the next first",
    auth: "member",
    hiddenFromAdmins: true,
    returns: z.object({ scheduled: z.array(ScheduledMessage) }),
  },
  "PATCH /api/messages/scheduled/:id": {
    summary: "Change a message that is sent later",
    auth: "member",
    params: One,
    body: z.object({ body: Text(1, MESSAGE_MAX).optional(), sendAt: Moment.optional() }),
    returns: ScheduledMessage,
  },
  "DELETE /api/messages/scheduled/:id": {
    summary: "Do not send it",
    auth: "member",
    params: One,
    returns: null,
  },
  "GET /api/message-settings": {
    summary: "What others see of your reading and typing, who may write to you, your away message",
    auth: "member",
    hiddenFromAdmins: true,
    returns: MessageSettings,
  },
  "PUT /api/message-settings": {
    summary: "Change these settings; what is left out stays",
    auth: "member",
    body: MessageSettings.partial(),
    returns: MessageSettings,
  },
});
