/** On a stored response: when the server gave it. */
export const SAVED_AT = "X-Saved-At";

/** Reads that were answered from this device, each with the time when the server gave the response. */
const saved = new Map<string, string>();
const listeners = new Set<() => void>();

/** `savedAt` is null when the server itself has answered. */
export function noteAnswer(path: string, savedAt: string | null) {
  if (savedAt) saved.set(path, savedAt);
  else if (!saved.delete(path)) return;
  for (const listener of listeners) listener();
}

export const savedAt = (path: string) => saved.get(path);

export function onAnswer(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
