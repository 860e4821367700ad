import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { ErrorState } from "../ui/error-state.tsx";
import { Spinner } from "../ui/spinner.tsx";
import type { Decision } from "./guard-decision.ts";

interface GuardedProps {
  decision: Decision;
  onRetry: () => void;
  children?: ReactNode;
}

/** Draws what a guard has decided. */
export function Guarded({ decision, onRetry, children }: GuardedProps) {
  if (decision === "show") return children;
  if (decision === "failed") {
    return (
      <div className="flex flex-1 flex-col">
        <h1 className="sr-only">This page did not load</h1>
        <ErrorState className="flex-1 justify-center" onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div className="grid min-h-[60dvh] flex-1 place-items-center text-brand">
      <Spinner label="Loading" className="size-8" />
      {typeof decision === "object" && <Navigate to={decision.goTo} replace />}
    </div>
  );
}
