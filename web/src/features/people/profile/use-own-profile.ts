import type { ProfileChange, UserProfile } from "@cardplaza/contract/people/profile";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";

export const OWN_PROFILE = query["GET /api/user-profile"]();

/** Refetched whenever the page opens. The header shows the same data. */
export const useOwnProfile = () => useQuery({ ...OWN_PROFILE, refetchOnMount: "always" });

/** Fetches and returns the latest profile. */
export function useReloadProfile() {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...OWN_PROFILE, staleTime: 0 });
}

export type Change = Omit<ProfileChange, "version" | "updated_at"> & {
  /** The version that the change was made on; refused if it was changed elsewhere since. */
  on: Pick<UserProfile, "version">;
};

/** Saves what was changed and leaves the rest. */
export function useChangeProfile() {
  const queryClient = useQueryClient();
  const session = useSession();
  return useMutation({
    mutationFn: ({ on, ...change }: Change) =>
      api["PATCH /api/user-profile"]({ body: { ...change, version: on.version } }),
    onSuccess(saved, change) {
      queryClient.setQueryData(OWN_PROFILE.queryKey, saved);
      if (change.name !== undefined) void session.retry();
    },
  });
}
