import type {
  SearchCategory,
  SearchFilter,
  SearchResult,
  SearchType,
} from "@cardplaza/contract/search/search-words";
import type { Db, Tx } from "../platform/database.ts";

/** What the search stores about one card, listing or member. Phone numbers in the texts are left out. */
export interface SearchEntry {
  id: string;
  /** The owner's premium plan ranks it higher, and members whom they blocked do not find it. */
  ownerId: string | null;
  audience: "all" | "members";
  name: string;
  /** Another name for it, such as the company on a card. */
  otherName: string;
  /** Its category in words. */
  category: string;
  /** Slugs for the filter by category. */
  categories: string[];
  description: string;
  city: string;
  /** Cities that it serves, apart from its own. */
  serves: string[];
  state: string;
  pin: string;
  lat: number | null;
  lng: number | null;
  /** In the format of `opening_spans` in the database. */
  openSpans?: string;
  ratingSum: number;
  ratingCount: number;
  /** When its verification ends. It counts only while the owner's plan is active. */
  verifiedUntil: Date | null;
  /** The lowest price; null if it is told on request. */
  pricePaise?: number | null;
  /** The highest, where it depends. */
  priceMaxPaise?: number | null;
  /** The least quantity that is sold. */
  moq?: number | null;
  /** 0 to 100. */
  completeness: number;
  /** Its owner leaves enquiries unanswered, so their plan does not rank it higher. */
  isSlow: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** What a result shows. The search adds the reason why it was found. */
export type FoundItem = Omit<SearchResult, "type" | "badges" | "why">;

/** A kind that the search can find, registered by its room. */
export interface SearchKind {
  type: SearchType;
  /** The label of its category under "Category matches". */
  categoryLabel: string;
  /** Raise it when entries are built differently: the next start then builds all of them again. */
  version: number;
  /** The entries of those that may be found now. Ids missing in the result may not be found. */
  entriesOf: (db: Db | Tx, ids: string[]) => Promise<SearchEntry[]>;
  /** The next ids of this kind in order, also of hidden ones. The rows are locked until the transaction ends. */
  idsAfter: (tx: Tx, after: string, limit: number) => Promise<string[]>;
  /** The current data for a page of results; `isMember` is the one who looks. Deleted ones are left out. */
  resultsOf: (db: Db, ids: string[], now: Date, isMember: boolean) => Promise<FoundItem[]>;
  /** Updates what the room's own lists read of these, in the same transaction. */
  touchLists?: (tx: Tx, ids: readonly string[]) => Promise<void>;
  /** What else it can be narrowed by. A kind without opening hours is never found as "open now". */
  filters?: readonly SearchFilter[];
  /** What `categories` of its entries may name. A group means all within it. */
  categories?: readonly SearchCategory[];
  /** No entry has more than one category: a category is then read in order, however large it is. */
  hasOneCategory?: boolean;
  /** Entries may have cities in `serves`. */
  servesCities?: boolean;
  /** What is said of such a city, if not "Serves". */
  servesLabel?: string;
}
