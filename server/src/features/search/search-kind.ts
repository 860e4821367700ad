import type { Db, Tx } from "../../platform/database.ts";

/** What the search knows of one thing that can be found. */
export interface SearchEntry {
  id: string;
  ownerId: string | null;
  name: string;
  /** The words of its category. */
  category: string;
  categories: string[];
  description: string;
  cityKey: string;
  state: string;
  pin: string;
  lat: number | null;
  lng: number | null;
  ratingSum: number;
  ratingCount: number;
  isVerified: boolean;
  /** 0 to 100. */
  completeness: number;
  updatedAt: Date;
}

/** A kind of thing that can be found: one file in its feature. */
export interface SearchKind {
  type: "card" | "business" | "person" | "company" | "product" | "job";
  /** The entries of those that may be found now; an id that is missing in the answer cannot be. */
  entriesOf: (db: Db | Tx, ids: string[]) => Promise<SearchEntry[]>;
}
