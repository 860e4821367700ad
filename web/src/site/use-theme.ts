import { useSyncExternalStore } from "react";
import { browserStore } from "../lib/storage/browser-storage.ts";

export type Theme = "system" | "light" | "dark";

// The script in the document's head reads the same key before the first paint.
const KEY = "theme";
const listeners = new Set<() => void>();

// The server cannot know the choice, so it says "system"; the browser corrects it after hydration.
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => "system");
}

export function chooseTheme(theme: Theme) {
  if (theme === "system") browserStore.remove(KEY);
  else browserStore.write(KEY, theme);
  applyTheme(theme);
  for (const notify of listeners) notify();
}

function shownTheme(): Theme {
  const shown = document.documentElement.dataset.theme;
  return shown === "light" || shown === "dark" ? shown : "system";
}

function applyTheme(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function subscribe(notify: () => void) {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return;
    const theme = event.newValue;
    applyTheme(theme === "light" || theme === "dark" ? theme : "system");
    notify();
  };
  listeners.add(notify);
  addEventListener("storage", followOtherTab);
  return () => {
    listeners.delete(notify);
    removeEventListener("storage", followOtherTab);
  };
}
