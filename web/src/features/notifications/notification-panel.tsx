import { NOTIFICATION_TEXT } from "@cardplaza/contract/notifications/notification-words";
import { CheckCheck } from "lucide-react";
import { Link, useLocation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PushOffer } from "../push/push-offer.tsx";
import { hasFirstToAnswer } from "./first-to-answer.ts";
import { NotificationRow } from "./notification-row.tsx";
import { NotificationSkeleton } from "./notification-skeleton.tsx";
import { useMarkAllRead, useMarkRead } from "./use-mark-read.ts";
import { useNotificationList, useUnreadCount } from "./use-notifications.ts";
import { useNow } from "./use-now.ts";
import { NOTIFICATIONS_WORDS } from "./notifications-words.ts";

/** What the bell opens: the newest ones, and the way to all of them. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const unread = useUnreadCount();
  const markAllRead = useMarkAllRead();
  return (
    <>
      <div className="flex min-h-13 shrink-0 items-center justify-between gap-3 border-b border-line py-1 pr-2 pl-4">
        <h2 className="text-base">{NOTIFICATIONS_WORDS.title}</h2>
        <Button
          size="sm"
          variant="ghost"
          busy={markAllRead.isPending}
          aria-disabled={unread === 0}
          onClick={() => markAllRead.mutate()}
        >
          {!markAllRead.isPending && <CheckCheck />}
          {NOTIFICATION_TEXT.markAllRead}
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <NewestNotifications onLeave={onLeave} />
      </div>
      <div className="shrink-0 border-t border-line p-1.5">
        <Button asChild variant="ghost" className="w-full text-brand-strong">
          <Link to="/notifications" onClick={onLeave}>
            {NOTIFICATION_TEXT.viewAll}
          </Link>
        </Button>
      </div>
    </>
  );
}

function NewestNotifications({ onLeave }: { onLeave: () => void }) {
  const { notifications } = useNotificationList("panel");
  const markRead = useMarkRead();
  const now = useNow();
  // The page with all of them offers it already.
  const isOfferedBelow = useLocation().pathname === "/notifications";
  if (!notifications) return <NotificationSkeleton rows={4} />;
  if (notifications.length === 0) return <EmptyState drawing="bell" title={NOTIFICATION_TEXT.none} />;
  return (
    <>
      <PushOffer
        isDue={!isOfferedBelow && hasFirstToAnswer(notifications)}
        className="rounded-none border-x-0 border-t-0"
      />
      <ul className="divide-y divide-line">
        {notifications.map((notification) => (
          <NotificationRow
            key={notification._id}
            notification={notification}
            now={now}
            compact
            onOpen={(opened) => {
              markRead(opened);
              onLeave();
            }}
          />
        ))}
      </ul>
    </>
  );
}
