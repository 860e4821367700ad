import type { UserProfile } from "@cardplaza/contract/people/profile";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { problemText } from "../../../lib/problem-text.ts";

type Choices = Partial<Pick<UserProfile, "visibility" | "searchable" | "showPhone" | "showEmail" | "openTo">>;
const KEY = query["GET /api/user-profile"]().queryKey;

/** Shown at once, saved one after the other; a choice that was not saved goes back. */
export function useChangeChoices(profile: UserProfile) {
  const queryClient = useQueryClient();
  const show = (choices: Partial<UserProfile>) =>
    queryClient.setQueryData<UserProfile>(KEY, (shown) => shown && { ...shown, ...choices });
  const { mutate } = useMutation({
    scope: { id: "choices" },
    // Without a version: a switch says what it wants, whatever else was changed meanwhile.
    mutationFn: (change: Choices) => api["PATCH /api/user-profile"]({ body: change }),
    onMutate(change) {
      const before = Object.fromEntries(
        Object.keys(change).map((key) => [key, profile[key as keyof Choices]]),
      );
      show(change);
      return before as Choices;
    },
    onSuccess: ({ version, updated_at }, change) => void show({ ...change, version, updated_at }),
    onError(error, _change, before) {
      show(before ?? {});
      toast({ title: "Your choice was not saved", description: problemText(error), variant: "destructive" });
    },
  });
  return mutate;
}
