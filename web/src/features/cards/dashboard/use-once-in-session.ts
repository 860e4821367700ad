import { useState } from "react";
import { tabStore } from "../../../lib/storage/browser-storage.ts";

/** Remembers, for as long as the tab is open, that something was shown or sent away. */
export function useOnceInSession(key: string) {
  const [isDone, setDone] = useState(() => read(key));
  return {
    isDone,
    finish: () => {
      remember(key);
      setDone(true);
    },
  };
}

export const read = (key: string) => tabStore.read(key) !== null;

export const remember = (key: string) => tabStore.write(key, "1");
