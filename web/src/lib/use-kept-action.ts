import type { GateKind } from "@cardplaza/contract/accounts/gate-words";
import { useEffect, useEffectEvent } from "react";
import { type KeptAction, takeAction } from "./kept-action.ts";
import { useSession } from "./session.ts";

interface Finishing {
  kind: GateKind;
  /** The id of what the page is about; a list takes any. */
  about?: string;
  /** False while the page cannot do the action yet. */
  isReady?: boolean;
  finish: (action: KeptAction) => void;
}

/** Finishes what a visitor began here, once they are signed in. Without a sign-in they have given it up. */
export function useKeptAction({ kind, about, isReady = true, finish }: Finishing): void {
  const { status } = useSession();
  const goOn = useEffectEvent(finish);
  useEffect(() => {
    if (status !== "visitor" && (status !== "member" || !isReady)) return;
    const action = takeAction(kind, about);
    if (action && status === "member") goOn(action);
  }, [status, isReady, kind, about]);
}
