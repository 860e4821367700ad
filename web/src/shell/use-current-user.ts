import type { Me } from "@cardplaza/contract/accounts";
import { useCallback, useEffect, useRef, useState } from "react";
import { fetchCurrentUser } from "../lib/session.ts";
import { memberToken } from "../lib/tokens.ts";

interface Answer {
  token: string;
  me?: Me;
  failed: boolean;
}

/** Whose token this is: asked once for each token, and again on request. */
export function useCurrentUser(token: string | null | undefined) {
  const [answer, setAnswer] = useState<Answer>();
  const asking = useRef<{ token: string; done: Promise<void> }>(null);

  const ask = useCallback((): Promise<void> => {
    const asked = memberToken();
    if (!asked) return Promise.resolve();
    if (asking.current?.token === asked) return asking.current.done;
    const done = fetchCurrentUser()
      .then(
        (me) => setAnswer({ token: asked, me, failed: false }),
        // What was known of this token stays: the server merely has trouble.
        () => setAnswer((last) => ({ ...(last?.token === asked && last), token: asked, failed: true })),
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

  return { me: isAnswered ? answer?.me : undefined, failed: isAnswered && answer?.failed === true, ask };
}
