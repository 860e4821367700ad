import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { NOTIFICATION_TEXT } from "@cardplaza/contract/notifications/notification-words";
import { CheckCheck, Settings } from "lucide-react";
import { Link } from "react-router";
import { useAddressParam } from "../../lib/address/use-address-params.ts";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { Segmented } from "../../ui/fields/segmented.tsx";
import { UnconfirmedBanner } from "../accounts/contact-change/unconfirmed-banner.tsx";
import { NotificationDays } from "./notification-days.tsx";
import { useMarkAllRead } from "./use-mark-read.ts";
import { useUnreadCount } from "./use-notifications.ts";
import { NOTIFICATIONS_WORDS } from "./notifications-words.ts";

const VIEWS = [
  { value: "all", label: NOTIFICATIONS_WORDS.all },
  { value: "unread", label: NOTIFICATIONS_WORDS.unread },
] as const;

export function NotificationsView() {
  const [shown, show] = useAddressParam("show");
  const view = shown === "unread" ? "unread" : "all";
  const unread = useUnreadCount();
  const markAllRead = useMarkAllRead();

  return (
    <div className={cn(PAGE_WIDTH, "max-w-[760px] py-8 sm:py-12")}>
      <title>{`${NOTIFICATIONS_WORDS.title} · ${PRODUCT_NAME}`}</title>
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-2xl">{NOTIFICATIONS_WORDS.title}</h1>
        <Button asChild variant="ghost" size="icon" className="-mr-2.5">
          <Link
            to="/profile?tab=settings"
            aria-label={NOTIFICATIONS_WORDS.settings}
            title={NOTIFICATIONS_WORDS.settings}
          >
            <Settings />
          </Link>
        </Button>
      </div>
      <div className="mt-5 mb-4 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Segmented
          label={NOTIFICATIONS_WORDS.show}
          options={VIEWS}
          value={view}
          onChange={(next) => show(next === "unread" ? next : null)}
        />
        <Button
          size="sm"
          variant="secondary"
          busy={markAllRead.isPending}
          aria-disabled={unread === 0}
          onClick={() => markAllRead.mutate()}
        >
          {!markAllRead.isPending && <CheckCheck />}
          {NOTIFICATION_TEXT.markAllRead}
        </Button>
      </div>
      <UnconfirmedBanner />
      <NotificationDays key={view} view={view} />
    </div>
  );
}
