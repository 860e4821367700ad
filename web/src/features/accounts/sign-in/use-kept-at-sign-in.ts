import { GATES } from "@cardplaza/contract/accounts/gate-words";
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import {
  dropAction,
  dropPerson,
  keepAction,
  type KeptAction,
  keptFor,
  type WantedState,
} from "../../../lib/kept-action.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";

/** What the sign-in is for. Null in the first paint, because the server does not know it. */
export function useKeptAtSignIn(target: string, isMember: boolean): KeptAction | null {
  const hydrated = useHydrated();
  const { wanted } = (useLocation().state ?? {}) as Partial<WantedState>;
  const action = useMemo(() => {
    if (!hydrated) return null;
    const kept = keptFor(target);
    if (!wanted || !(wanted.kind in GATES) || kept?.kind === wanted.kind) return kept;
    keepAction({ ...wanted, target });
    return keptFor(target);
  }, [hydrated, target, wanted]);
  useEffect(() => {
    if (!hydrated) return;
    // Somebody who signs in on the way to another page has given it up.
    if (!action) dropAction();
    else if (isMember) dropPerson();
  }, [hydrated, isMember, action]);
  return action;
}
