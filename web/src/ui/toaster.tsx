import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { loadPatiently } from "../lib/load-patiently.ts";
import { currentToasts, subscribeToToasts, type Toast } from "./toast-store.ts";

const loadStack = () => import("./toast-stack.tsx");
const ToastStack = lazy(() => loadPatiently(loadStack).then((module) => ({ default: module.ToastStack })));

const NONE: readonly Toast[] = [];
const FETCH_AHEAD_MS = 10_000;

/** Stands once, in the shell; `toast()` fills it. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  // Ahead of need: the toast that says the network is gone could not fetch its own code.
  useEffect(() => {
    const timer = setTimeout(() => void loadStack().catch(() => {}), FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastStack toasts={toasts} />
    </Suspense>
  );
}
