import { useEffect, useMemo } from "react";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { dropWork, type UnsavedWork, readWork } from "./unsaved-work.ts";

/** What waits behind the sign-up. The server knows nothing of it, so the first paint has none either. */
export function useUnsavedWork(target: string, isMember: boolean): UnsavedWork | null {
  const hydrated = useHydrated();
  useEffect(() => {
    if (isMember) dropWork();
  }, [isMember]);
  return useMemo(() => (hydrated ? readWork(target) : null), [hydrated, target]);
}
