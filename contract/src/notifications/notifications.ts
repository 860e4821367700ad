import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { MAX_CHOICES, NOTIFICATION_TYPES } from "./notification-words.ts";
import { Id, Timestamp } from "../shapes.ts";

export const NotificationType = z.enum(NOTIFICATION_TYPES);
export type NotificationType = z.infer<typeof NotificationType>;

export const Notification = z.object({
  _id: Id,
  type: NotificationType,
  message: z.string(),
  isRead: z.boolean(),
  createdAt: Timestamp,
  targetUrl: z.string(),
  senderId: z.object({ _id: Id, name: z.string() }).nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** The name of a kind, such as `lead.received`. */
const Kind = z.string().max(60);

/**
 * Notifications always show in the product; by e-mail it is each member's choice. A type is a group of kinds: it is on
 * while one of them is, and switching it switches all of them.
 */
export const NotificationSettings = z.object({
  types: z.array(z.object({ type: NotificationType, inApp: z.literal(true), email: z.boolean() })),
  kinds: z.array(z.object({ kind: Kind, type: NotificationType, email: z.boolean() })),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const NotificationSettingsChange = z
  .object({
    types: z.array(z.object({ type: NotificationType, email: z.boolean() })).max(MAX_CHOICES),
    kinds: z.array(z.object({ kind: Kind, email: z.boolean() })).max(MAX_CHOICES),
  })
  .partial()
  .refine(({ types, kinds }) => types ?? kinds, "Name at least one type or kind.");
export type NotificationSettingsChange = z.infer<typeof NotificationSettingsChange>;

export const notifications = endpoints({
  "GET /api/notifications": {
    summary: "The newest notifications; older ones by cursor",
    auth: "member",
    query: z.object({ cursor: Id.optional(), unread: z.enum(["true", "false"]).optional() }),
    returns: z.object({
      notifications: z.array(Notification),
      unreadCount: z.number().int(),
      nextCursor: z.string().nullable(),
    }),
  },
  "GET /api/notifications/unread-count": {
    summary: "How many are unread",
    auth: "member",
    returns: z.object({ count: z.number().int() }),
  },
  "PATCH /api/notifications/mark-all-read": {
    summary: "Mark all as read",
    auth: "member",
    returns: z.object({ unreadCount: z.number().int() }),
  },
  "PATCH /api/notifications/:id/read": {
    summary: "Mark one as read",
    auth: "member",
    params: z.object({ id: Id }),
    returns: Notification,
  },
  "GET /api/notification-settings": {
    summary: "Which notifications also come by e-mail",
    auth: "member",
    returns: NotificationSettings,
  },
  "PUT /api/notification-settings": {
    summary: "Choose which notifications also come by e-mail",
    auth: "member",
    body: NotificationSettingsChange,
    returns: NotificationSettings,
  },
  "GET /api/unsubscribe": {
    summary: "The page behind a mail's unsubscribe link",
    query: z.object({ code: z.string().max(400) }),
    returns: { raw: "text/html" },
  },
  "POST /api/unsubscribe": {
    summary: "One-click unsubscribe (RFC 8058)",
    query: z.object({ code: z.string().max(400) }),
    returns: { raw: "text/html" },
  },
});
