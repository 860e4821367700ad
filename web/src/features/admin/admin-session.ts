import { NO_STORAGE } from "@cardplaza/contract/accounts/sign-in-words";
import type { Answered } from "@cardplaza/contract/endpoint";
import type { Api } from "@cardplaza/contract/api";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useOutletContext } from "react-router";
import { api, ApiError } from "../../lib/api.ts";
import {
  lockAdminToken,
  removeAdminToken,
  storeAdminToken,
  storedAdmin,
} from "../../lib/storage/admin-token.ts";
import { tokenFor } from "../../lib/tokens.ts";
import { wasIdle } from "./idle-time.ts";

export type AdminMe = Answered<Api["GET /api/admin/auth/me"]>;

/**
 * `failed`: there is a token, but the server could not be reached to check it. `locked`: the session ended while the
 * administrator was away, and they can go on where they were.
 */
export type AdminSession =
  | { status: "loading" | "visitor" | "failed"; me: null }
  | { status: "admin" | "locked"; me: AdminMe };

const FRESH_FOR_MS = 60_000;
const listeners = new Set<() => void>();
let ended = false;

const adminToken = () => tokenFor("/api/admin");

/** Signs in. Throws if the browser stores nothing, because the administrator would not stay signed in. */
export function saveAdminToken(token: string, adminId: string) {
  if (!storeAdminToken(token, adminId)) {
    removeAdminToken();
    throw new Error(NO_STORAGE);
  }
  ended = false;
  changed();
}

export function dropAdminToken() {
  removeAdminToken();
  changed();
}

/** Ends the session, on the server too, and asks for the password before anything is seen again, in every tab. */
export function lockAdminSession() {
  if (adminToken() === null) return;
  // The session ends by itself where the server is not reached.
  api["POST /api/admin/auth/logout"]().catch(() => {});
  lockAdminToken();
  changed();
}

/** True once the server has ended the session: the sign-in then says why it is there. */
export const sessionHasEnded = () => ended;

export const adminQuery = queryOptions({
  queryKey: ["GET /api/admin/auth/me", null],
  queryFn: fetchAdmin,
  staleTime: FRESH_FOR_MS,
  // Half an hour idle ends the session, so somebody who comes back may find it gone.
  refetchOnWindowFocus: true,
});

/** Everything that was read for an administrator. The next one must not find it. */
export const forgetAdminReads = (queryClient: QueryClient) =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => isOfAdmins(queryKey) });

/** After a lock: what is on the screen may be old. */
export const renewAdminReads = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfAdmins(queryKey) });

const isOfAdmins = (queryKey: readonly unknown[]) => String(queryKey[0]).includes(" /api/admin/");

/** The administrator who is signed in. The server, and the first paint, cannot know. */
export function useAdminSession(): AdminSession & { retry: () => void } {
  const queryClient = useQueryClient();
  const token = useSyncExternalStore(subscribe, adminToken, () => undefined);
  const whose = useSyncExternalStore(subscribe, storedAdmin, () => null);
  const { data, isError, refetch } = useQuery({ ...adminQuery, enabled: typeof token === "string" });
  const retry = () => void refetch();
  const isTheirs = data !== undefined && (whose === null || whose === data.admin._id);
  // In another tab somebody else has signed in.
  const isAnothers = data !== undefined && !isTheirs;
  useEffect(() => {
    if (!isAnothers) return;
    void queryClient.resetQueries({ queryKey: adminQuery.queryKey });
    forgetAdminReads(queryClient);
  }, [isAnothers, queryClient]);
  if (token === null) {
    return isTheirs && whose !== null
      ? { status: "locked", me: data, retry }
      : { status: "visitor", me: null, retry };
  }
  if (token && isTheirs) return { status: "admin", me: data, retry };
  return { status: token && isError ? "failed" : "loading", me: null, retry };
}

/** The administrator who is signed in, for the screens behind the guard. */
export const useSignedInAdmin = () => useOutletContext<AdminMe>();

async function fetchAdmin(): Promise<AdminMe> {
  const token = adminToken();
  try {
    return await api["GET /api/admin/auth/me"]();
  } catch (error) {
    const refused = error instanceof ApiError && error.status === 401;
    if (refused && token && adminToken() === token) {
      ended = true;
      // Who was away may go on; whose session somebody ended may not.
      if (wasIdle()) lockAdminToken();
      else removeAdminToken();
      changed();
    }
    throw error;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}

function changed() {
  for (const listener of listeners) listener();
}
