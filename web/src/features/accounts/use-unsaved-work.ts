import { useEffect, useMemo } from "react";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { dropWork, type UnsavedWork, readWork } from "./unsaved-work.ts";

/** The work that continues after the sign-up. Null in the first paint, because the server does not know it. */
export function useUnsavedWork(target: string, isMember: boolean): UnsavedWork | null {
  const hydrated = useHydrated();
  useEffect(() => {
    if (isMember) dropWork();
  }, [isMember]);
  return useMemo(() => (hydrated ? readWork(target) : null), [hydrated, target]);
}
