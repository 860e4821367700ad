import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { MAX_CHOICES, NOTIFICATION_TEXT, NOTIFICATION_TYPES } from "./notification-words.ts";
import { Id, Timestamp } from "../shapes.ts";
import { isTimeZone } from "../time-zones.ts";

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

/** How a notice also comes, besides the bell. */
const Ways = { email: z.boolean(), push: z.boolean(), sms: z.boolean() };

/** In the member's zone. Pushes and SMS wait for the end; `from` may be later than `to`, over midnight. */
export const QuietHours = z
  .object({
    from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 22:00."),
    to: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 07:30."),
    zone: z.string().max(60).refine(isTimeZone, NOTIFICATION_TEXT.badZone),
  })
  .refine(({ from, to }) => from !== to, { path: ["to"], message: NOTIFICATION_TEXT.sameTimes });
export type QuietHours = z.infer<typeof QuietHours>;

/**
 * Notifications always show in the product; by e-mail, push and SMS it is each member's choice. A type is a group of
 * kinds: it is on while one of them is, and switching it switches all of them.
 */
export const NotificationSettings = z.object({
  types: z.array(z.object({ type: NotificationType, inApp: z.literal(true), email: z.boolean() })),
  kinds: z.array(
    z.object({
      kind: Kind,
      type: NotificationType,
      ...Ways,
      /** It can come by SMS: a new lead or a new enquiry. */
      canSms: z.boolean(),
      /** Somebody waits for the member's answer. */
      waits: z.boolean(),
    }),
  ),
  quietHours: QuietHours.nullable(),
  /** Names and words of others show on a locked screen. */
  lockScreenText: z.boolean(),
  /** What can reach the member now: a device with push, a proven mobile where SMS are sent. */
  reaches: z.object({ push: z.boolean(), sms: z.boolean() }),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const NotificationSettingsChange = z
  .object({
    types: z.array(z.object({ type: NotificationType, email: z.boolean() })).max(MAX_CHOICES),
    kinds: z
      .array(
        z
          .object({ kind: Kind, ...Ways })
          .partial()
          .required({ kind: true }),
      )
      .max(MAX_CHOICES),
    quietHours: QuietHours.nullable(),
    lockScreenText: z.boolean(),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, "Name at least one change.");
export type NotificationSettingsChange = z.infer<typeof NotificationSettingsChange>;

export const notifications = endpoints({
  "GET /api/notifications": {
    summary: "The newest notifications; older ones by cursor",
    auth: "member",
    query: z.object({ cursor: Id.optional(), unread: z.enum(["true", "false"]).optional() }),
    hiddenFromAdmins: true,
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
    summary: "Which notifications also come by e-mail, push and SMS, and when",
    auth: "member",
    returns: NotificationSettings,
  },
  "PUT /api/notification-settings": {
    summary: "Choose which notifications also come by e-mail, push and SMS, and when",
    auth: "member",
    body: NotificationSettingsChange,
    returns: NotificationSettings,
  },
  "GET /api/unsubscribe": {
    summary: "The page behind a mail's unsubscribe link",
    query: z.object({ code: z.string().max(400) }),
    hiddenFromAdmins: true,
    returns: { raw: "text/html" },
  },
  "POST /api/unsubscribe": {
    summary: "One-click unsubscribe (RFC 8058)",
    query: z.object({ code: z.string().max(400) }),
    returns: { raw: "text/html" },
  },
});
