import { useEffect, useEffectEvent, useRef } from "react";
import { refetchCachedData, clearCachedData } from "../first-visit/cached-data.ts";
import { finishSignOut, forget } from "./forget.ts";
import { LOGOUT_KEY } from "../lib/storage/storage-keys.ts";
import { removeLogoutMarker, removeMemberToken } from "../lib/tokens.ts";

/** Follows what other open tabs do to the session, so that no tab shows one member's data to another. */
export function useOtherTabs(token: string | null | undefined, onLeave: () => void) {
  const known = useRef(token);

  useEffect(() => {
    const before = known.current;
    known.current = token;
    if (before === undefined && token === null) finishSignOut();
    if (before && token === null) {
      clearCachedData();
      void forget("expired");
    }
    if (before && token && before !== token) location.reload();
    if (before === null && token) refetchCachedData();
  }, [token]);

  const follow = useEffectEvent((event: StorageEvent) => {
    if (event.key !== LOGOUT_KEY || event.newValue === null) return;
    onLeave();
    removeMemberToken();
    clearCachedData();
    removeLogoutMarker();
    // A whole new page: nothing of the member stays in this tab's memory.
    void forget("signed-out").finally(() => location.assign("/"));
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => follow(event);
    addEventListener("storage", listen);
    return () => removeEventListener("storage", listen);
  }, []);
}
