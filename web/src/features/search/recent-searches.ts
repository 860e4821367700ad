import { useSyncExternalStore } from "react";
import { NO_SEARCHES, readSearches, subscribeToSearches } from "../../lib/kept-searches.ts";

export const useRecentSearches = () =>
  useSyncExternalStore(subscribeToSearches, readSearches, () => NO_SEARCHES);
