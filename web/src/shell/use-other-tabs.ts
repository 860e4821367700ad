import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { sessionQuery } from "../lib/session.ts";
import { LOGOUT_KEY } from "../lib/storage-keys.ts";
import { removeLogoutMarker, removeMemberToken } from "../lib/tokens.ts";

/** Follows what other open tabs do to the session, so that no tab shows one member's data to another. */
export function useOtherTabs(token: string | null | undefined, onLeave: () => void) {
  const queryClient = useQueryClient();
  const known = useRef(token);

  useEffect(() => {
    const before = known.current;
    known.current = token;
    if (before && token === null) queryClient.clear();
    if (before && token && before !== token) location.reload();
    // What a visitor was shown may read differently for a member.
    if (before === null && token) {
      void queryClient.resetQueries({
        predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0],
      });
    }
  }, [token, queryClient]);

  const follow = useEffectEvent((event: StorageEvent) => {
    if (event.key !== LOGOUT_KEY || event.newValue === null) return;
    onLeave();
    removeMemberToken();
    queryClient.clear();
    removeLogoutMarker();
    // A whole new page: nothing of the member stays in this tab's memory.
    location.assign("/");
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => follow(event);
    addEventListener("storage", listen);
    return () => removeEventListener("storage", listen);
  }, []);
}
