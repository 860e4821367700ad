import { useSyncExternalStore } from "react";
import type { AutoSaver } from "./auto-saver.ts";

/** Draws again whenever something was saved, refused or failed. */
export const useSaverState = <Saved>({
  subscribe,
  state,
}: Pick<AutoSaver<Saved, object>, "subscribe" | "state">) => useSyncExternalStore(subscribe, state, state);
