import type { Me } from "@cardplaza/contract/accounts/accounts";
import { SESSION_TOAST } from "@cardplaza/contract/accounts/session-words";
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { api } from "../lib/api.ts";
import { clearCachedData } from "../first-visit/cached-data.ts";
import { type Session, SessionContext, type SessionStatus } from "../lib/session.ts";
import {
  memberToken,
  removeMemberToken,
  storeMemberToken,
  subscribeToMemberToken,
  writeLogoutMarker,
} from "../lib/tokens.ts";
import { toast } from "../ui/overlays/toast-store.ts";
import { useCurrentUser } from "./use-current-user.ts";
import { forget } from "./forget.ts";
import { useAskBeforeLeaving } from "./use-ask-before-leaving.tsx";
import { useOtherTabs } from "./use-other-tabs.ts";

/** How long a log-out waits for the server's response. */
const LOGOUT_WAIT_MS = 3_000;

/** Provides the session to everything below. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  // The server, and the first paint, cannot know.
  const stored = useSyncExternalStore<string | null | undefined>(
    subscribeToMemberToken,
    memberToken,
    () => undefined,
  );
  // That a visitor is one changes little on a page, so it need not be said to all of it in one go.
  const later = useDeferredValue(stored);
  const token = stored === null && later === undefined ? undefined : stored;
  const { key } = useLocation();
  const { me, failed, ask } = useCurrentUser(token, key);
  // On the way out nothing is decided about the page that is being left.
  const [leavingFrom, setLeavingFrom] = useState<string | null>(null);
  const leaving = leavingFrom === key;
  if (leavingFrom !== null && !leaving) setLeavingFrom(null);
  // At once, or a guard would send the member to the sign-in on the way.
  const leave = useCallback(() => flushSync(() => setLeavingFrom(key)), [key]);
  useOtherTabs(token, leave);
  const isSettled = token !== undefined;
  useEffect(() => {
    // From here on scripts decide what is open on a card, no longer the address alone, and presses are answered: before
    // it is known whether a visitor is one, they could not be.
    if (isSettled) document.documentElement.dataset.alive = "";
  }, [isSettled]);

  const { mayLeave, question } = useAskBeforeLeaving();

  const status = leaving ? "loading" : statusOf(token, me, failed);
  const session = useMemo<Session>(
    () => ({
      status,
      user: status === "member" && me ? me.user : null,
      async signIn(signedIn) {
        clearCachedData();
        if (!storeMemberToken(signedIn.token)) return false;
        // A failure shows as the session's status; the sign-in itself has succeeded.
        await ask();
        return true;
      },
      async logOut(how) {
        if (!how?.isGone && !(await mayLeave(me?.user._id))) return;
        leave();
        // With the account its sessions are gone: while the token waited here, calls would go on asking with it.
        if (!how?.isGone) {
          const call = api["POST /api/auth/logout"]().catch(() => {});
          await Promise.race([call, new Promise((resolve) => setTimeout(resolve, LOGOUT_WAIT_MS))]);
        }
        writeLogoutMarker();
        removeMemberToken();
        clearCachedData();
        await forget("signed-out");
        toast({ title: SESSION_TOAST.loggedOut, description: SESSION_TOAST.loggedOutText });
        await navigate("/");
        // Again: a form stores what is typed when its page is left.
        void forget("signed-out");
      },
      retry: ask,
    }),
    [status, me, ask, navigate, leave, mayLeave],
  );
  return (
    <SessionContext value={session}>
      {children}
      {question}
    </SessionContext>
  );
}

function statusOf(token: string | null | undefined, me: Me | undefined, failed: boolean): SessionStatus {
  if (token === undefined) return "loading";
  if (token === null) return "visitor";
  if (me) return me.suspension ? "suspended" : "member";
  return failed ? "failed" : "loading";
}
