import { cardSearch } from "./features/cards/card-search.ts";
import { listingSearch } from "./features/directory/listings/listing-search.ts";
import { personSearch } from "./features/profile/person-search.ts";
import type { SearchKind } from "./features/search/search-kind.ts";

/** Everything that can be found, in the order of the tabs: a new kind is one file in its feature and one line here. */
export const SEARCH_KINDS: readonly SearchKind[] = [cardSearch, listingSearch, personSearch];
