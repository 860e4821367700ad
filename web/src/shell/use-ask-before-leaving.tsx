import { Suspense, useCallback, useState } from "react";
import { lazyWithQueries } from "../first-visit/lazy-with-queries.tsx";

const UnsentQuestion = lazyWithQueries(() =>
  import("./late-members.ts").then(({ loadUnsentQuestion }) => loadUnsentQuestion()),
);

/** Asks a member who signs out whether what was not sent yet may be deleted. */
export function useAskBeforeLeaving() {
  const [decide, setDecide] = useState<(leaves: boolean) => void>();
  const mayLeave = useCallback(async (memberId: string | undefined): Promise<boolean> => {
    const hasUnsent = await import("./late-members.ts")
      .then(({ loadHasUnsent }) => loadHasUnsent())
      .catch(() => null);
    if (!memberId || !(await hasUnsent?.(memberId))) return true;
    return new Promise<boolean>((resolve) => setDecide(() => resolve)).finally(() => setDecide(undefined));
  }, []);
  const question = decide && (
    <Suspense>
      <UnsentQuestion onDecided={decide} />
    </Suspense>
  );
  return { mayLeave, question };
}
