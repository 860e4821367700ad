import { useSyncExternalStore } from "react";
import { NO_SEARCHES, readSearches, subscribeToSearches } from "../../lib/resting/kept-searches.ts";

export const useRecentSearches = () =>
  useSyncExternalStore(subscribeToSearches, readSearches, () => NO_SEARCHES);
