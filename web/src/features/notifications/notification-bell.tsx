import { Bell } from "lucide-react";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { latePart } from "../../first-visit/late-part.ts";
import { CountBadge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../ui/overlays/popover.tsx";
import { NotificationSkeleton } from "./notification-skeleton.tsx";
import { useAppBadge } from "./use-app-badge.ts";
import { useLiveNotifications } from "./use-live-notifications.ts";
import { useUnreadCount } from "./use-notifications.ts";
import { NOTIFICATIONS_WORDS } from "./notifications-words.ts";

const loadPanel = () => import("./notification-panel.tsx");
const NotificationPanel = latePart(() => loadPanel().then((module) => module.NotificationPanel));

/** For a signed-in member: the unread badge, and the newest notifications when pressed. */
export function NotificationBell() {
  const unread = useUnreadCount();
  useLiveNotifications();
  useAppBadge(unread);
  // Open on the page where it was opened: a change of page closes it.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);

  return (
    <Popover open={openAt === key} onOpenChange={(open) => setOpenAt(open ? key : null)}>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={unread > 0 ? NOTIFICATIONS_WORDS.unreadTitle(unread) : NOTIFICATIONS_WORDS.title}
          className="relative"
          onPointerEnter={() => void loadPanel()}
        >
          <Bell className="size-5" />
          <CountBadge
            count={unread}
            className="absolute -top-0.5 left-4.5 h-4.5 min-w-4.5 px-1 ring-2 ring-raised"
          />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="end"
        aria-label={NOTIFICATIONS_WORDS.title}
        className="flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-96 max-w-(--radix-popover-content-available-width) flex-col overflow-hidden p-0"
      >
        <Suspense fallback={<NotificationSkeleton rows={4} />}>
          <NotificationPanel onLeave={close} />
        </Suspense>
      </PopoverContent>
    </Popover>
  );
}
