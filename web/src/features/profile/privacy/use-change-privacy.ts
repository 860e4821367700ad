import type { UserProfile } from "@cardplaza/contract/profile/profile";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { problemText } from "../../../lib/problem-text.ts";

type Privacy = Partial<Pick<UserProfile, "visibility" | "searchable" | "showPhone" | "showEmail">>;
const KEY = query["GET /api/user-profile"]().queryKey;

/** Shown at once, saved one after the other; a choice that was not saved goes back. */
export function useChangePrivacy(profile: UserProfile) {
  const queryClient = useQueryClient();
  const show = (privacy: Partial<UserProfile>) =>
    queryClient.setQueryData<UserProfile>(KEY, (shown) => shown && { ...shown, ...privacy });
  const { mutate } = useMutation({
    scope: { id: "privacy" },
    // Without a version: a switch says what it wants, whatever else was changed meanwhile.
    mutationFn: (change: Privacy) => api["PATCH /api/user-profile"]({ body: change }),
    onMutate(change) {
      const before = Object.fromEntries(
        Object.keys(change).map((key) => [key, profile[key as keyof Privacy]]),
      );
      show(change);
      return before as Privacy;
    },
    onSuccess: ({ version, updated_at }, change) => void show({ ...change, version, updated_at }),
    onError(error, _change, before) {
      show(before ?? {});
      toast({ title: "Your choice was not saved", description: problemText(error), variant: "destructive" });
    },
  });
  return mutate;
}
