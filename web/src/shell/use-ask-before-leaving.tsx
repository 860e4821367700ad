import { Suspense, useCallback, useState } from "react";
import { lazyWithQueries } from "../first-visit/lazy-with-queries.tsx";

const UnsentQuestion = lazyWithQueries(() =>
  import("./outbox/unsent-question.tsx").then((module) => module.UnsentQuestion),
);

/** Asks a member who signs out whether what was not sent yet may be deleted. */
export function useAskBeforeLeaving() {
  const [decide, setDecide] = useState<(leaves: boolean) => void>();
  const mayLeave = useCallback(async (memberId: string | undefined): Promise<boolean> => {
    const late = await import("./outbox/has-unsent.ts").catch(() => null);
    if (!memberId || !(await late?.hasUnsent(memberId))) return true;
    return new Promise<boolean>((resolve) => setDecide(() => resolve)).finally(() => setDecide(undefined));
  }, []);
  const question = decide && (
    <Suspense>
      <UnsentQuestion onDecided={decide} />
    </Suspense>
  );
  return { mayLeave, question };
}
