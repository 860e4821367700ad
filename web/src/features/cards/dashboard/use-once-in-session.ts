import { useState } from "react";

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

export function read(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function remember(key: string) {
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    // Then it shows again on the next page.
  }
}
