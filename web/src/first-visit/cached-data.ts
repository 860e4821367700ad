/**
 * Fetched data is in a query client that a visitor of a card never loads. Through this the session
 * clears or refetches it, if it is loaded, when somebody else signs in or out.
 */
interface CachedData {
  clear: () => void;
  refetch: () => void;
}

let cached: CachedData | undefined;

export const registerCache = (cache: CachedData) => void (cached = cache);

/** The next person at this browser must not see it. */
export const clearCachedData = () => cached?.clear();

/** It was fetched as a visitor and may be different for a member. */
export const refetchCachedData = () => cached?.refetch();
