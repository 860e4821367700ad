import type {
  OutsideAnswerTarget,
  OutsideWay,
} from "@cardplaza/contract/outside-answers/outside-answer-words";
import type { Context, MemberContext } from "../context.ts";
import type { Tx } from "../platform/database.ts";

/** A record that somebody answers outside the product, as the other side sees it. */
export interface DescribedRecord {
  /** Who answers. */
  name: string;
  /** The page on which the one who is asked sees it. */
  askedPath: string;
}

/** The same, found by somebody who may answer it. */
export interface AnsweredOutside extends DescribedRecord {
  id: string;
  /** The member who waits for the answer; null for a visitor, an erased member or after a block: nobody is asked. */
  askedId: string | null;
}

export interface Claim {
  /** The id of the record. */
  targetId: string;
  way: OutsideWay;
  /** When it was claimed. */
  at: Date;
}

/** A kind of record with a clock that an answer outside can stop, such as an enquiry. */
export interface OutsideAnswerKind {
  type: OutsideAnswerTarget;
  /** Locks it. Throws "not found" unless this member may answer it, and refuses what has ended. */
  lockForAnswer: (ctx: MemberContext, tx: Tx, id: string) => Promise<AnsweredOutside>;
  /** Locks it for the answer of the one who was asked, ahead of the claim: in the order in which it is claimed. */
  lock: (tx: Tx, id: string) => Promise<unknown>;
  /** Whether this member is on the side that answers it, also once it has ended. */
  isAnsweredBy: (ctx: MemberContext, id: string) => Promise<boolean>;
  /** By id; erased ones are missing. */
  describe: (
    ctx: Pick<Context, "db" | "registry">,
    ids: string[],
  ) => Promise<ReadonlyMap<string, DescribedRecord>>;
  /** Marks it as contacted, with time and way. No clock stops yet. */
  markClaimed: (ctx: MemberContext, tx: Tx, claim: Claim) => Promise<void>;
  /** The other side said yes: the clock stops at the claimed time, if nothing stopped it before. */
  markConfirmed: (ctx: MemberContext, tx: Tx, claim: Claim) => Promise<void>;
  /** The other side said no: the clock runs on, and reply figures count it. */
  markDenied: (ctx: MemberContext, tx: Tx, claim: Claim) => Promise<void>;
}
