import type { NotificationType } from "@cardplaza/contract/notifications/notification-words";
import type { NotificationSettings } from "@cardplaza/contract/notifications/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { toast } from "../../ui/overlays/toast-store.ts";

const SETTINGS = query["GET /api/notification-settings"]();

interface Choice {
  type: NotificationType;
  email: boolean;
}

export const useNotificationSettings = () => useQuery({ ...SETTINGS, refetchOnMount: "always" });

/** Each switch is saved by itself and at once; one that was not goes back. */
export function useChooseEmail() {
  const queryClient = useQueryClient();
  const show = ({ type, email }: Choice) =>
    queryClient.setQueryData<NotificationSettings>(
      SETTINGS.queryKey,
      (data) => data && { types: data.types.map((each) => (each.type === type ? { ...each, email } : each)) },
    );
  const { mutate } = useMutation({
    mutationFn: (choice: Choice) => api["PUT /api/notification-settings"]({ body: { types: [choice] } }),
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey: SETTINGS.queryKey });
      show(choice);
    },
    onError(error, { type, email }) {
      show({ type, email: !email });
      const description = error instanceof ApiError ? error.reason : "Check your connection and try again.";
      toast({ title: "Your choice was not saved", description, variant: "destructive" });
    },
  });
  return mutate;
}
