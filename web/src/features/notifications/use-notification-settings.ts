import type { News } from "@cardplaza/contract/news";
import type { NotificationType } from "@cardplaza/contract/notifications/notification-words";
import type { NotificationSettings } from "@cardplaza/contract/notifications/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { NOTIFICATIONS_WORDS, SETTINGS_WORDS } from "./notifications-words.ts";

const SETTINGS = query["GET /api/notification-settings"]();

interface Choice {
  kinds: News[];
  /** The type, if all its kinds are meant, also those to come. */
  type?: NotificationType;
  email: boolean;
}

export const useNotificationSettings = () => useQuery({ ...SETTINGS, refetchOnMount: "always" });

/** Each switch is saved by itself and at once. If one could not be saved, the switches show what is saved. */
export function useChooseEmail() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ kinds, type, email }: Choice) =>
      api["PUT /api/notification-settings"]({
        body: type ? { types: [{ type, email }] } : { kinds: kinds.map((kind) => ({ kind, email })) },
      }),
    onMutate: async ({ kinds, email }) => {
      await queryClient.cancelQueries({ queryKey: SETTINGS.queryKey });
      const before = queryClient.getQueryData<NotificationSettings>(SETTINGS.queryKey);
      queryClient.setQueryData<NotificationSettings>(
        SETTINGS.queryKey,
        (data) => data && { ...data, kinds: data.kinds.map((each) => chosen(each, kinds, email)) },
      );
      return before;
    },
    onError(error, choice, before) {
      const was = new Map(before?.kinds.map(({ kind, email }) => [kind, email]));
      queryClient.setQueryData<NotificationSettings>(
        SETTINGS.queryKey,
        (data) =>
          data && {
            ...data,
            kinds: data.kinds.map((each) => chosen(each, choice.kinds, was.get(each.kind) ?? each.email)),
          },
      );
      const description = error instanceof ApiError ? error.reason : NOTIFICATIONS_WORDS.checkConnection;
      toast({ title: SETTINGS_WORDS.notSaved, description, variant: "destructive" });
    },
  });
  return mutate;
}

const chosen = (each: NotificationSettings["kinds"][number], kinds: News[], email: boolean) =>
  kinds.some((kind) => kind === each.kind) ? { ...each, email } : each;
