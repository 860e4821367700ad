import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../ui/use-hydrated.ts";

/**
 * The secret of a link that was mailed, such as `?code=`. It is removed from the address at once and stored in the
 * history state, where a reload still finds it. Null without one, undefined while it is being taken.
 */
export function useSecretOfAddress(name: string): string | null | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  // The server sees no history, so the first paint cannot tell.
  const hydrated = useHydrated();
  const inAddress = new URLSearchParams(location.search).get(name);
  useEffect(() => {
    if (inAddress) void navigate({ search: "" }, { replace: true, state: { [name]: inAddress } });
  }, [name, inAddress, navigate]);
  if (inAddress || !hydrated) return undefined;
  return (location.state as Record<string, string> | null)?.[name] ?? null;
}
