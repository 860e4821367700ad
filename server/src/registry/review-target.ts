import type { ReviewTargetType } from "@cardplaza/contract/reviews/review-words";
import type { Db, Tx } from "../platform/database.ts";
import type { Change, ChangeContext } from "./changed.ts";

/** What reviews need to know of the thing that they are about. */
export interface ReviewSubject {
  id: string;
  name: string;
  /** Null while nobody has claimed it. */
  ownerId: string | null;
  /** Those who may not review it: the owner and whoever manages it with him. Nobody once it is deleted. */
  managerIds: string[];
  /** Its own phone numbers and addresses: an author who has one of them is looked at. */
  contacts: string[];
  /** Everybody may see it now. */
  isShown: boolean;
  /** Its public page. */
  path: string;
  /** Where its owner reads the reviews. */
  ownersPath: string;
}

export interface RatingTotals {
  sum: number;
  count: number;
}

/** A kind of thing that can be reviewed. */
export interface ReviewTarget {
  type: ReviewTargetType;
  /** What `changed` calls it. */
  change: Change;
  /** Shown or not, deleted or not; undefined where there never was one. */
  find: (db: Db, id: string) => Promise<ReviewSubject | undefined>;
  /** The same, locked until the transaction ends: its reviews are written one after the other. */
  lock: (tx: Tx, id: string) => Promise<ReviewSubject | undefined>;
  /** The one that a member owns, for his tools. */
  ownedBy?: (db: Db, memberId: string) => Promise<ReviewSubject | undefined>;
  /** Saves the totals of the published reviews. */
  setRating: (ctx: ChangeContext, tx: Tx, id: string, totals: RatingTotals) => Promise<void>;
  /** Whether the two have really dealt with each other, such as by an enquiry that was answered. */
  hasInteraction?: (db: Db, memberId: string, id: string) => Promise<boolean>;
}
