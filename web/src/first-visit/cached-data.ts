/**
 * What screens have fetched is kept by a query client that a visitor of a card never loads. Through
 * this the session tells it, where it is there, that the data is no longer for these eyes.
 */
interface CachedData {
  clear: () => void;
  refetch: () => void;
}

let cached: CachedData | undefined;

export const registerCache = (cache: CachedData) => void (cached = cache);

/** Whoever comes next must not see it. */
export const clearCachedData = () => cached?.clear();

/** It was fetched by a visitor and may read differently for a member. */
export const refetchCachedData = () => cached?.refetch();
