const listeners = new Set<(cardId: string) => void>();

/** A message that had waited reached the server: the form that is open on this card says so. */
export function tellSent(cardId: string): void {
  for (const listener of listeners) listener(cardId);
}

export function onSent(listener: (cardId: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
