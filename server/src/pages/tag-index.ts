/** An index of cached pages by their tags. */
export function createTagIndex() {
  const keys = new Map<string, Set<string>>();
  return {
    find: (tag: string): readonly string[] => [...(keys.get(tag) ?? [])],
    add(key: string, tags: readonly string[]) {
      for (const tag of tags) keys.set(tag, (keys.get(tag) ?? new Set()).add(key));
    },
    remove(key: string, tags: readonly string[]) {
      for (const tag of tags) {
        const same = keys.get(tag);
        same?.delete(key);
        if (same?.size === 0) keys.delete(tag);
      }
    },
    /** How many tags there are. */
    size: () => keys.size,
  };
}
