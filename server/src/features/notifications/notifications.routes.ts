import type { notifications } from "@cardplaza/contract/notifications/notifications";
import type { HandlersOf } from "../../context.ts";
import { markAllRead } from "./mark-all-read.ts";
import { markRead } from "./mark-read.ts";
import { countUnread, listNotifications } from "./notification-queries.ts";
import { changeSettings, showSettings } from "./notification-settings.ts";
import { showUnsubscribePage, unsubscribe } from "./unsubscribe.ts";

export const notificationHandlers: HandlersOf<typeof notifications> = {
  "GET /api/notifications": async ({ ctx: { db, member }, query }) => {
    const page = { cursor: query.cursor, unreadOnly: query.unread === "true" };
    const [list, unreadCount] = await Promise.all([
      listNotifications(db, member.id, page),
      countUnread(db, member.id),
    ]);
    return { ...list, unreadCount };
  },
  "GET /api/notifications/unread-count": async ({ ctx }) => ({
    count: await countUnread(ctx.db, ctx.member.id),
  }),
  "PATCH /api/notifications/mark-all-read": ({ ctx }) => markAllRead(ctx),
  "PATCH /api/notifications/:id/read": ({ ctx, params }) => markRead(ctx, params.id),
  "GET /api/notification-settings": ({ ctx }) => showSettings(ctx),
  "PUT /api/notification-settings": ({ ctx, body }) => changeSettings(ctx, body),
  "GET /api/unsubscribe": ({ ctx, query }) => showUnsubscribePage(ctx, query.code),
  "POST /api/unsubscribe": ({ ctx, query }) => unsubscribe(ctx, query.code),
};
