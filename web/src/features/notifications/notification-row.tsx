import { momentInWords } from "@cardplaza/contract/date-words";
import type { Notification } from "@cardplaza/contract/notifications/notifications";
import { Link } from "react-router";
import { cn } from "../../ui/class-names.ts";
import { NotificationIcon } from "./notification-icon.tsx";
import { relativeTime } from "./notification-time.ts";
import { NOTIFICATIONS_WORDS } from "./notifications-words.ts";

interface NotificationRowProps {
  notification: Notification;
  now: Date;
  onOpen: (notification: Notification) => void;
  /** In a small place long texts are cut. */
  compact?: boolean;
}

/** One line of a list. A link, so that it opens in a new tab like any other. */
export function NotificationRow({ notification, now, onOpen, compact = false }: NotificationRowProps) {
  const { type, message, isRead, createdAt, targetUrl } = notification;
  const then = new Date(createdAt);
  const open = () => onOpen(notification);
  return (
    <li>
      <Link
        to={targetUrl}
        onClick={open}
        onAuxClick={open}
        className={cn(
          "flex items-start gap-3 px-4 py-3 text-sm -outline-offset-2 transition-colors duration-150 hover:bg-hover",
          !compact && "sm:px-5",
        )}
      >
        <NotificationIcon type={type} strong={!isRead} />
        <span className="min-w-0 flex-1">
          {!isRead && <span className="sr-only">{NOTIFICATIONS_WORDS.unreadMark}</span>}
          <span
            className={cn(
              "break-words",
              compact ? "line-clamp-3" : "block",
              isRead ? "text-muted" : "font-medium",
            )}
          >
            {message}
          </span>
          <time
            dateTime={createdAt}
            title={momentInWords(then, "reader")}
            className="mt-0.5 block text-xs text-muted"
          >
            {relativeTime(then, now)}
          </time>
        </span>
        {!isRead && <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-brand" />}
      </Link>
    </li>
  );
}
