import { NO_STORAGE } from "@cardplaza/contract/accounts/sign-in-words";
import type { Answered } from "@cardplaza/contract/endpoint";
import type { Api } from "@cardplaza/contract/api";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useOutletContext } from "react-router";
import { api, ApiError } from "../../lib/api.ts";
import { removeAdminToken, storeAdminToken } from "../../lib/storage/admin-token.ts";
import { tokenFor } from "../../lib/tokens.ts";

export type AdminMe = Answered<Api["GET /api/admin/auth/me"]>;

/** `failed`: there is a token, but the server could not be reached to check it. */
export type AdminSession =
  | { status: "loading" | "visitor" | "failed"; me: null }
  | { status: "admin"; me: AdminMe };

const FRESH_FOR_MS = 60_000;
const listeners = new Set<() => void>();
let ended = false;

const adminToken = () => tokenFor("/api/admin");

/** Signs in. Throws if the browser stores nothing, because the administrator would not stay signed in. */
export function saveAdminToken(token: string) {
  if (!storeAdminToken(token)) {
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

/** True once the server has ended the session: the sign-in then says why it is there. */
export const sessionHasEnded = () => ended;

export const adminQuery = queryOptions({
  queryKey: ["GET /api/admin/auth/me", null],
  queryFn: fetchAdmin,
  staleTime: FRESH_FOR_MS,
  // Half an hour idle ends the session, so somebody who comes back may find it gone.
  refetchOnWindowFocus: true,
});

/** The administrator who is signed in. The server, and the first paint, cannot know. */
export function useAdminSession(): AdminSession & { retry: () => void } {
  const token = useSyncExternalStore(subscribe, adminToken, () => undefined);
  const { data, isError, refetch } = useQuery({ ...adminQuery, enabled: typeof token === "string" });
  const retry = () => void refetch();
  if (token === null) return { status: "visitor", me: null, retry };
  if (token && data) return { status: "admin", me: data, retry };
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
      dropAdminToken();
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
