import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { useSession } from "../../lib/session.ts";
import { canPush, needsHomeScreen } from "./push-device.ts";
import { idHere, ringsHere, subscribeHere, unsubscribeHere } from "./push-subscription.ts";
import { PUSH_WORDS } from "./push-words.ts";

/** Whether pushes come to this browser, and if not, what is in the way. */
export type PushHere = "on" | "off" | "blocked" | "home-screen" | "unsupported";

const HERE = "push-here";
export const DEVICES = query["GET /api/push/subscriptions"]();
const SETTINGS_KEY = query["GET /api/notification-settings"]().queryKey;

export function usePushHere(): PushHere | undefined {
  const member = useSession().user?._id;
  const { data } = useQuery({
    queryKey: [HERE, member],
    queryFn: () => lookHere(member ?? ""),
    enabled: member !== undefined,
    // The permission is changed in the browser's own settings.
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
  return data;
}

async function lookHere(member: string): Promise<PushHere> {
  if (!canPush()) return needsHomeScreen() ? "home-screen" : "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return (await ringsHere(member)) ? "on" : "off";
}

/** Asks the browser, subscribes and tells the server. Must follow a press, or the browser does not ask. */
export function useTurnOnPush() {
  const member = useSession().user?._id;
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async () => {
      const permission = await Notification.requestPermission();
      if (permission === "default") throw new Error(PUSH_WORDS.dismissed);
      if (permission === "granted" && member) await subscribeHere(member);
    },
    onSettled: readAgain,
  });
}

/** Removes a device; this one also ends its subscription in the browser. */
export function useRemoveDevice() {
  const member = useSession().user?._id ?? "";
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async (id: string) => {
      // Already gone is as good as removed.
      await api["DELETE /api/push/subscriptions/:id"]({ params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      if (idHere(member) === id) await unsubscribeHere();
    },
    onSettled: readAgain,
  });
}

function useReadAgain() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [[HERE], DEVICES.queryKey, SETTINGS_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}
