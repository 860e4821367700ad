import type { Me, SignedIn } from "@cardplaza/contract/accounts/accounts";
import { SESSION_TOAST } from "@cardplaza/contract/accounts/session-words";
import { createContext, use } from "react";
import { api, ApiError } from "./api.ts";
import { memberToken, removeMemberToken } from "./tokens.ts";

/** `failed`: there is a token, but the server could not be reached to check it. Who is `suspended` may do almost nothing. */
export type SessionStatus = "loading" | "visitor" | "member" | "suspended" | "failed";

export interface Session {
  status: SessionStatus;
  /** The member who is signed in; null unless the status is `member`. */
  user: Me["user"] | null;
  /** False if the browser stores nothing, because the member would not stay signed in. */
  signIn: (signedIn: SignedIn) => Promise<boolean>;
  /** Asks first if something was not sent yet, unless the account is gone with it. */
  logOut: (how?: { isGone: boolean }) => Promise<void>;
  /** Fetches again who is signed in. */
  retry: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession must be used within a SessionProvider");
  return session;
}

/** Calls the server only with a token. A refused token is removed. */
export async function fetchCurrentUser(): Promise<Me> {
  const token = memberToken();
  if (!token) throw new Error(SESSION_TOAST.noToken);
  try {
    return await api["GET /api/auth/me"]();
  } catch (cause) {
    const refused = cause instanceof ApiError && cause.status === 401;
    if (refused && memberToken() === token) removeMemberToken();
    throw new Error(SESSION_TOAST.userDataFailed, { cause });
  }
}
