import type { UserProfile } from "@cardplaza/contract/people/profile";
import { PROFILE_TEXT } from "@cardplaza/contract/people/profile-words";
import { useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useChangeProfile, useReloadProfile, type Change } from "../profile/use-own-profile.ts";
import { useEditing } from "./use-editing.ts";

/** Saves one part of the profile on the version that its form was opened with, and closes the form. */
export function useSavePart(profile: UserProfile) {
  const [on, setOn] = useState(profile);
  const change = useChangeProfile();
  const reload = useReloadProfile();
  const { close } = useEditing();
  return {
    /** What the change is made on. */
    on,
    close,
    error: change.error,
    isPending: change.isPending,
    isStale: change.error instanceof ApiError && change.error.code === "CONFLICT",
    /** Resolves with what the server refused, if it did. */
    save: (part: Omit<Change, "on">): Promise<unknown> =>
      change.mutateAsync({ ...part, on }).then(
        () => {
          toast({ title: PROFILE_TEXT.saved });
          close();
        },
        (error: unknown) => error,
      ),
    async takeLatest(): Promise<UserProfile> {
      const latest = await reload();
      setOn(latest);
      change.reset();
      return latest;
    },
  };
}
export type SavePart = ReturnType<typeof useSavePart>;
