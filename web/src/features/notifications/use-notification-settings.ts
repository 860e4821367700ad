import type {
  NotificationSettings,
  NotificationSettingsChange,
  QuietHours,
} from "@cardplaza/contract/notifications/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { query } from "../../lib/query.ts";
import { changed, reversed } from "./settings-change.ts";

const SETTINGS = query["GET /api/notification-settings"]();

export const useNotificationSettings = () => useQuery({ ...SETTINGS, refetchOnMount: "always" });

/** Saves other times; what the server refuses is shown at their fields. */
export function useQuietHours() {
  const queryClient = useQueryClient();
  return async (quietHours: QuietHours) => {
    await api["PUT /api/notification-settings"]({ body: { quietHours } });
    queryClient.setQueryData<NotificationSettings>(
      SETTINGS.queryKey,
      (data) => data && changed(data, { quietHours }),
    );
  };
}

interface Asked {
  /** Where on the screen, so that a failure is shown there. */
  at: string;
  change: NotificationSettingsChange;
  onSaved?: (undo: NotificationSettingsChange) => void;
}
export type ChangeSettings = (
  at: string,
  change: NotificationSettingsChange,
  onSaved?: Asked["onSaved"],
) => void;

/** Each switch is saved by itself and at once. One that could not be saved goes back, and its place says why. */
export function useChangeSettings() {
  const queryClient = useQueryClient();
  const [failures, setFailures] = useState<Partial<Record<string, string>>>({});
  const show = (change: NotificationSettingsChange) =>
    queryClient.setQueryData<NotificationSettings>(
      SETTINGS.queryKey,
      (data) => data && changed(data, change),
    );
  const fail = (at: string, text?: string) => setFailures((all) => ({ ...all, [at]: text }));
  const { mutate, isPending } = useMutation({
    mutationFn: ({ change }: Asked) => api["PUT /api/notification-settings"]({ body: change }),
    onMutate: async ({ at, change }) => {
      fail(at);
      await queryClient.cancelQueries({ queryKey: SETTINGS.queryKey });
      const before = queryClient.getQueryData<NotificationSettings>(SETTINGS.queryKey);
      show(change);
      return before && reversed(before, change);
    },
    onSuccess: (_saved, { onSaved }, undo) => undo && onSaved?.(undo),
    onError(error, { at }, undo) {
      if (undo) show(undo);
      fail(at, problemText(error));
    },
  });
  const change: ChangeSettings = (at, what, onSaved) => mutate({ at, change: what, onSaved });
  return { change, failures, isSaving: isPending };
}
