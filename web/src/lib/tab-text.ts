/** A text in session storage: what was typed survives a reload and the way to the sign-in. */
export function createTabText(key: string) {
  const listeners = new Set<() => void>();
  // Works also if the browser stores nothing.
  let cached: string | null | undefined;
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    text(): string | null {
      if (cached === undefined) cached = stored(key);
      return cached;
    },
    save(text: string | null) {
      cached = text;
      try {
        if (text === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
      } catch {
        // It then lasts as long as the page.
      }
      for (const listener of listeners) listener();
    },
  };
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
