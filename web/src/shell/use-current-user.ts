import type { Me } from "@cardplaza/contract/accounts/accounts";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { fetchCurrentUser } from "../lib/session.ts";
import { memberToken } from "../lib/tokens.ts";

const FRESH_FOR_MS = 5 * 60_000;

interface Answer {
  token: string;
  at: number;
  me?: Me;
  failed: boolean;
}

/** Whose token this is: asked once for each token, again on request, and at another place after five minutes. */
export function useCurrentUser(token: string | null | undefined, place: string) {
  const [answer, setAnswer] = useState<Answer>();
  const asking = useRef<{ token: string; done: Promise<void> }>(null);

  const ask = useCallback((): Promise<void> => {
    const asked = memberToken();
    if (!asked) return Promise.resolve();
    if (asking.current?.token === asked) return asking.current.done;
    const at = Date.now();
    const done = fetchCurrentUser()
      .then(
        (me) => setAnswer({ token: asked, at, me, failed: false }),
        // What was known of this token stays: the server merely has trouble.
        () => setAnswer((last) => ({ ...(last?.token === asked && last), token: asked, at, failed: true })),
      )
      .finally(() => {
        if (asking.current?.token === asked) asking.current = null;
      });
    asking.current = { token: asked, done };
    return done;
  }, []);

  const isAnswered = answer?.token === token;
  useEffect(() => {
    if (typeof token === "string" && !isAnswered) void ask();
  }, [token, isAnswered, ask]);
  const askAgainAt = useEffectEvent((_place: string) => {
    if (isAnswered && answer && Date.now() - answer.at >= FRESH_FOR_MS) void ask();
  });
  useEffect(() => askAgainAt(place), [place]);

  return { me: isAnswered ? answer?.me : undefined, failed: isAnswered && answer?.failed === true, ask };
}
