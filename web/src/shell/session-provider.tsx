import { SESSION_TOAST } from "@cardplaza/contract/account-words";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { api } from "../lib/api.ts";
import { type Session, SessionContext, sessionQuery, type SessionStatus } from "../lib/session.ts";
import {
  memberToken,
  removeMemberToken,
  storeMemberToken,
  subscribeToMemberToken,
  writeLogoutMarker,
} from "../lib/tokens.ts";
import { toast } from "../ui/toast-store.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import { useRefusedCalls } from "./use-refused-calls.ts";

/** How long a log-out waits for the server before it goes on without its answer. */
const LOGOUT_WAIT_MS = 3_000;

/** Who is signed in, for everything below. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // The server, and the first paint, cannot know.
  const token = useSyncExternalStore(subscribeToMemberToken, memberToken, () => undefined);
  const { data, isError, refetch } = useQuery({ ...sessionQuery, enabled: typeof token === "string" });
  // On the way out nothing is decided about the page that is being left.
  const { key } = useLocation();
  const [leavingFrom, setLeavingFrom] = useState<string | null>(null);
  const leaving = leavingFrom === key;
  if (leavingFrom !== null && !leaving) setLeavingFrom(null);
  // At once, or a guard would send the member to the sign-in on the way.
  const leave = useCallback(() => flushSync(() => setLeavingFrom(key)), [key]);
  useOtherTabs(token, leave);
  useRefusedCalls();

  const status = leaving ? "loading" : statusOf(token, data !== undefined, isError);
  const session = useMemo<Session>(
    () => ({
      status,
      user: status === "member" && data ? data.user : null,
      async signIn(signedIn) {
        queryClient.clear();
        storeMemberToken(signedIn.token);
        // A failure shows as the session's status; the sign-in itself has succeeded.
        await queryClient.fetchQuery(sessionQuery).catch(() => {});
      },
      async logOut() {
        leave();
        const call = api["POST /api/auth/logout"]().catch(() => {});
        await Promise.race([call, new Promise((resolve) => setTimeout(resolve, LOGOUT_WAIT_MS))]);
        writeLogoutMarker();
        removeMemberToken();
        queryClient.clear();
        toast({ title: SESSION_TOAST.loggedOut, description: SESSION_TOAST.loggedOutText });
        await navigate("/");
      },
      retry: () => void refetch(),
    }),
    [status, data, queryClient, refetch, navigate, leave],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

function statusOf(token: string | null | undefined, known: boolean, failed: boolean): SessionStatus {
  if (token === undefined) return "loading";
  if (token === null) return "visitor";
  if (known) return "member";
  return failed ? "failed" : "loading";
}
