import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../../ui/use-hydrated.ts";

/**
 * The code of a reset link. It is removed from the address at once and stored in the history state,
 * where a reload still finds it. Null without one, undefined while it is being taken.
 */
export function useResetCode(): string | null | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  // The server sees no history, so the first paint cannot tell.
  const hydrated = useHydrated();
  const inAddress = new URLSearchParams(location.search).get("code");
  useEffect(() => {
    if (inAddress) void navigate({ search: "" }, { replace: true, state: { code: inAddress } });
  }, [inAddress, navigate]);
  if (inAddress || !hydrated) return undefined;
  return (location.state as { code?: string } | null)?.code ?? null;
}
