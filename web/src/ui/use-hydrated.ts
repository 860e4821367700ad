import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first paint, true afterwards. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
