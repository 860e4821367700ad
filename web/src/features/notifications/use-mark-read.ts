import { NOTIFICATION_TEXT } from "@cardplaza/contract/notifications/notification-words";
import type { Notification } from "@cardplaza/contract/notifications/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "../../lib/api.ts";
import { isSessionOver } from "../../lib/session-over.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { closeShown } from "../push/shown-notifications.ts";
import { fetchAgain, showAsRead, showUnreadCount } from "./notification-cache.ts";
import { NOTIFICATIONS_WORDS } from "./notifications-words.ts";

/** Marks one as read; shown at once, and taken back quietly where it fails. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ _id }: Notification) => api["PATCH /api/notifications/:id/read"]({ params: { id: _id } }),
    onMutate({ _id }) {
      showAsRead(queryClient, (each) => each._id === _id);
      void closeShown((id) => id === _id);
      showUnreadCount(queryClient, (count) => count - 1);
    },
    onError(error) {
      if (!isSessionOver(error)) console.error("A notification was not marked as read.", error);
      return fetchAgain(queryClient);
    },
  });
  return (notification: Notification) => {
    if (!notification.isRead) mutate(notification);
  };
}

/** The same for one that was opened outside of the page. Nobody knows whether it counts as unread still. */
export function useMarkOpened() {
  const queryClient = useQueryClient();
  return async (id: string) => {
    if (!id) return;
    // One of another member, or a call without a network: the count says what holds.
    await api["PATCH /api/notifications/:id/read"]({ params: { id } }).catch(() => {});
    await fetchAgain(queryClient);
  };
}

export function useMarkAllRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api["PATCH /api/notifications/mark-all-read"](),
    onSuccess({ unreadCount }) {
      showAsRead(queryClient, () => true);
      void closeShown(() => true);
      showUnreadCount(queryClient, () => unreadCount);
      toast({ title: NOTIFICATION_TEXT.allRead, description: NOTIFICATION_TEXT.allReadText });
    },
    onError(error) {
      const description = error instanceof ApiError ? error.reason : NOTIFICATIONS_WORDS.checkConnection;
      toast({ title: NOTIFICATIONS_WORDS.notMarked, description, variant: "destructive" });
    },
  });
}
