import type { ReviewTargetType } from "@cardplaza/contract/reviews/review-words";
import type { Db, Tx } from "../platform/database.ts";
import type { Change, ChangeContext } from "./changed.ts";

/** What the reviews need to know about the listing, card or other subject they are written on. */
export interface ReviewSubject {
  id: string;
  name: string;
  /** The owner; null if nobody has claimed it. */
  ownerId: string | null;
  /**
   * The owner and those who manage it too. They are notified of reviews, reply to them and report them, but may not
   * review it or find reviews helpful. Empty once it is deleted.
   */
  managerIds: string[];
  /** Its phone numbers and addresses. A review by an author who has one of them is checked. */
  contacts: string[];
  /** Whether everybody can see it now. */
  isShown: boolean;
  path: string;
  /** The page on which the owner and the managers read the reviews. */
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
  /** Its page by the id alone, for links in mails and SMS: a slug contains the name, which the owner chose. */
  pathById: (id: string) => string;
  /** Whether its reviews rate quality, schedule and value too. */
  hasScores?: boolean;
  /** Also finds hidden and deleted ones; undefined if it never existed. */
  find: (db: Db, id: string) => Promise<ReviewSubject | undefined>;
  /** The same, locked until the transaction ends, so that its reviews are written one after the other. */
  lock: (tx: Tx, id: string) => Promise<ReviewSubject | undefined>;
  /** The one that a member owns, for the owner's review tools. Left out where a member may own many. */
  ownedBy?: (db: Db, memberId: string) => Promise<ReviewSubject | undefined>;
  /** Saves the totals of the published reviews. */
  setRating: (ctx: ChangeContext, tx: Tx, id: string, totals: RatingTotals) => Promise<void>;
  /** Whether the two were really in contact, such as through an answered enquiry. */
  hasInteraction?: (db: Db, memberId: string, id: string) => Promise<boolean>;
}
