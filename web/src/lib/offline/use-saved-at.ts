import { useSyncExternalStore } from "react";
import type { OWN_READS } from "./own-data.ts";
import { onAnswer, savedAt } from "./saved-answers.ts";

export type OwnRead = (typeof OWN_READS)[number];

/** When the server gave what is shown, if it comes from this device; undefined if the server has just answered. */
export const useSavedAt = (read: OwnRead): string | undefined =>
  useSyncExternalStore(
    onAnswer,
    () => savedAt(read),
    () => undefined,
  );
