const memories = new Set<() => void>();

/** What a module holds in memory beside what the browser stores goes with the member, too. */
export const forgetAtSignOut = (forget: () => void) => void memories.add(forget);

export function forgetMemory(): void {
  for (const forget of memories) forget();
}
