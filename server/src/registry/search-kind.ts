import type { SearchResult, SearchType } from "@cardplaza/contract/search/search-words";
import type { Db, Tx } from "../platform/database.ts";

/** What the search knows of one thing that can be found. Telephone numbers in the texts are left out. */
export interface SearchEntry {
  id: string;
  /** Whose it is: his plan lifts it, and whom he blocked does not find it. */
  ownerId: string | null;
  /** Members only, or everybody. */
  audience: "all" | "members";
  name: string;
  /** Another name that it goes by, such as the company on a card. */
  otherName: string;
  /** The words of its category. */
  category: string;
  /** Slugs that a filter by category finds it with. */
  categories: string[];
  description: string;
  city: string;
  /** Cities that it serves besides its own. */
  serves: string[];
  state: string;
  pin: string;
  lat: number | null;
  lng: number | null;
  /** As `opening_spans` of the database has them. */
  openSpans?: string;
  ratingSum: number;
  ratingCount: number;
  /** Until when its proof holds; it counts only while the owner's plan lives. */
  verifiedUntil: Date | null;
  /** 0 to 100. */
  completeness: number;
  /** Its owner leaves enquiries unanswered, so his plan does not lift it. */
  isSlow: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** What a result shows; the search itself adds why it is there. */
export type FoundItem = Omit<SearchResult, "type" | "badges" | "why">;

/** A kind of thing that can be found: one file in its feature, one line in `search-kinds.ts`. */
export interface SearchKind {
  type: SearchType;
  /** What its category is called in "Category matches". */
  categoryLabel: string;
  /** To be raised when entries are made differently: at the next start all of them are made again. */
  version: number;
  /** The entries of those that may be found now; an id that is missing in the answer cannot be. */
  entriesOf: (db: Db | Tx, ids: string[]) => Promise<SearchEntry[]>;
  /** Ids of everything of this kind after one, in order, found or not; locked, so that nobody changes them meanwhile. */
  idsAfter: (tx: Tx, after: string, limit: number) => Promise<string[]>;
  /** How those on a page of results look today; one that has just gone is left out. */
  resultsOf: (db: Db, ids: string[], now: Date) => Promise<FoundItem[]>;
  /** Nothing of a kind without hours is ever open. */
  hasHours?: boolean;
}
