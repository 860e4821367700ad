import type { ReviewTargetType } from "@cardplaza/contract/reviews/review-words";
import type { Db, Tx } from "../platform/database.ts";
import type { Change, ChangeContext } from "./changed.ts";

/** What the reviews need to know about the listing, card or other subject they are written on. */
export interface ReviewSubject {
  id: string;
  name: string;
  /** Null if nobody has claimed it. */
  ownerId: string | null;
  /** Members who may not review it: the owner and those who manage it too. Empty once it is deleted. */
  managerIds: string[];
  /** Its phone numbers and addresses. A review by an author who has one of them is checked. */
  contacts: string[];
  /** Whether everybody can see it now. */
  isShown: boolean;
  path: string;
  /** The page on which its owner reads the reviews. */
  ownersPath: string;
}

export interface RatingTotals {
  sum: number;
  count: number;
}

/** A kind that can be reviewed, such as a listing. */
export interface ReviewTarget {
  type: ReviewTargetType;
  /** Its name in `changed`. */
  change: Change;
  /** Also finds hidden and deleted ones; undefined if it never existed. */
  find: (db: Db, id: string) => Promise<ReviewSubject | undefined>;
  /** The same, locked until the transaction ends, so that its reviews are written one after the other. */
  lock: (tx: Tx, id: string) => Promise<ReviewSubject | undefined>;
  /** The one that a member owns, for the owner's review tools. */
  ownedBy?: (db: Db, memberId: string) => Promise<ReviewSubject | undefined>;
  /** Saves the totals of the published reviews. */
  setRating: (ctx: ChangeContext, tx: Tx, id: string, totals: RatingTotals) => Promise<void>;
  /** Whether the two were really in contact, such as through an answered enquiry. */
  hasInteraction?: (db: Db, memberId: string, id: string) => Promise<boolean>;
}
