import type { Me } from "@cardplaza/contract/accounts/accounts";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { fetchCurrentUser } from "../lib/session.ts";
import { memberToken } from "../lib/tokens.ts";

const FRESH_FOR_MS = 5 * 60_000;

interface Result {
  token: string;
  at: number;
  me?: Me;
  failed: boolean;
}

/** The member of a token: fetched once for each token, again on request, and on a new page after five minutes. */
export function useCurrentUser(token: string | null | undefined, place: string) {
  const [result, setResult] = useState<Result>();
  const asking = useRef<{ token: string; done: Promise<void> }>(null);

  const ask = useCallback((): Promise<void> => {
    const tokenSent = memberToken();
    if (!tokenSent) return Promise.resolve();
    if (asking.current?.token === tokenSent) return asking.current.done;
    const at = Date.now();
    const done = fetchCurrentUser()
      .then(
        (me) => setResult({ token: tokenSent, at, me, failed: false }),
        // The last known member stays: only the server has a problem.
        () =>
          setResult((last) => ({
            ...(last?.token === tokenSent && last),
            token: tokenSent,
            at,
            failed: true,
          })),
      )
      .finally(() => {
        if (asking.current?.token === tokenSent) asking.current = null;
      });
    asking.current = { token: tokenSent, done };
    return done;
  }, []);

  const isKnown = result?.token === token;
  useEffect(() => {
    if (typeof token === "string" && !isKnown) void ask();
  }, [token, isKnown, ask]);
  const askAgainAt = useEffectEvent((_place: string) => {
    if (isKnown && result && Date.now() - result.at >= FRESH_FOR_MS) void ask();
  });
  useEffect(() => askAgainAt(place), [place]);

  return { me: isKnown ? result?.me : undefined, failed: isKnown && result?.failed === true, ask };
}
