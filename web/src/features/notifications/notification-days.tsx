import { NOTIFICATION_TEXT } from "@cardplaza/contract/notifications/notification-words";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PushOffer } from "../push/push-offer.tsx";
import { hasFirstToAnswer } from "./first-to-answer.ts";
import { NotificationRow } from "./notification-row.tsx";
import { NotificationSkeleton } from "./notification-skeleton.tsx";
import { groupByDay } from "./notification-time.ts";
import { useMarkRead } from "./use-mark-read.ts";
import { useNotificationList } from "./use-notifications.ts";
import { useNow } from "./use-now.ts";
import { NOTIFICATIONS_WORDS } from "./notifications-words.ts";

/** The whole list, under the days it happened on. */
export function NotificationDays({ view }: { view: "all" | "unread" }) {
  const list = useNotificationList(view);
  const markRead = useMarkRead();
  const now = useNow();
  const { notifications } = list;

  if (!notifications) {
    return (
      <Panel className="p-0 sm:p-0">
        <NotificationSkeleton rows={6} />
      </Panel>
    );
  }
  if (notifications.length === 0) return <Nothing view={view} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <PushOffer isDue={hasFirstToAnswer(notifications)} />
      {groupByDay(notifications, now).map(({ day, items }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-2 text-sm tracking-normal text-muted">
            {day}
          </h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
            {items.map((notification) => (
              <NotificationRow
                key={notification._id}
                notification={notification}
                now={now}
                onOpen={markRead}
              />
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <div className="text-center">
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {NOTIFICATIONS_WORDS.loadMore}
          </Button>
        </div>
      )}
    </div>
  );
}

function Nothing({ view }: { view: "all" | "unread" }) {
  return (
    <Panel>
      {view === "unread" ? (
        <EmptyState
          drawing="bell"
          title={NOTIFICATIONS_WORDS.nothingUnread}
          text={NOTIFICATIONS_WORDS.allSeen}
        />
      ) : (
        <EmptyState
          drawing="bell"
          title={NOTIFICATION_TEXT.none}
          text={NOTIFICATIONS_WORDS.whatComes}
          action={
            <Button asChild>
              <Link to="/business-cards">{NOTIFICATIONS_WORDS.shareCard}</Link>
            </Button>
          }
        />
      )}
    </Panel>
  );
}
