import { useState } from "react";
import { tabStore } from "../../../lib/storage/browser-storage.ts";
import type { StoredKey } from "../../../lib/storage/stored-keys.ts";

/** Remembers, for as long as the tab is open, that something was shown or sent away. */
export function useOnceInSession(key: StoredKey) {
  const [isDone, setDone] = useState(() => read(key));
  return {
    isDone,
    finish: () => {
      remember(key);
      setDone(true);
    },
  };
}

export const read = (key: StoredKey) => tabStore.read(key) !== null;

export const remember = (key: StoredKey) => tabStore.write(key, "1");
