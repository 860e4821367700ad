import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import type { SignUpProof } from "./sign-up-values.ts";

/** What somebody brings along to the sign-in: half a sign-in from elsewhere, or news. */
export type Arrival = { challenge: string } | { proof: SignUpProof } | { notice: string };

/**
 * Codes leave the address at once and go on in the history's own state: they survive a reload, but
 * are in no address that is copied, logged or sent on. `undefined` while that is under way.
 */
export function useArrival(): Arrival | null | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const params = new URLSearchParams(location.search);
  const brought = params.has("signup") || params.has("challenge");

  useEffect(() => {
    const { search, hash } = location;
    const arrival = readArrival(search, hash);
    if (!arrival) return;
    void navigate({ search: withoutCodes(search), hash: "" }, { replace: true, state: arrival });
  }, [location, navigate]);

  if (brought) return undefined;
  // The server sees no history, so the first paint has none either.
  return hydrated ? (location.state as Arrival | null) : null;
}

/** Another service's sign-up code comes with name and address behind the `#`, where no server sees them. */
export function readArrival(search: string, hash: string): Arrival | null {
  const params = new URLSearchParams(search);
  const challenge = params.get("challenge");
  if (challenge) return { challenge };
  const signupCode = params.get("signup");
  if (!signupCode) return null;
  const known = new URLSearchParams(hash.slice(1));
  return { proof: { signupCode, name: known.get("name") ?? "", email: known.get("email") ?? undefined } };
}

export function withoutCodes(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ["signup", "challenge", "tab"]) params.delete(name);
  return params.size > 0 ? `?${params}` : "";
}
