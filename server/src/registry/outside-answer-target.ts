import type {
  OutsideAnswerTarget,
  OutsideWay,
} from "@cardplaza/contract/outside-answers/outside-answer-words";
import type { MemberContext } from "../context.ts";
import type { Tx } from "../platform/database.ts";

/** A record that somebody has answered, or will answer, outside the product. */
export interface AnsweredOutside {
  id: string;
  /** Who answers, as the other side knows them. */
  name: string;
  /** The member who waits for the answer; null for a visitor or an erased member: nobody is asked. */
  askedId: string | null;
  /** Where the other side sees it. */
  askedPath: string;
}

export interface Claim {
  id: string;
  way: OutsideWay;
  at: Date;
}

/** A kind of record with a clock that an answer outside can stop, such as an enquiry. */
export interface OutsideAnswerKind {
  type: OutsideAnswerTarget;
  /** Locks it. Throws "not found" unless this member may answer it. */
  lockForAnswer: (ctx: MemberContext, tx: Tx, id: string) => Promise<AnsweredOutside>;
  /** Marks it as contacted, with time and way. No clock stops yet. */
  markClaimed: (ctx: MemberContext, tx: Tx, claim: Claim) => Promise<void>;
  /** The other side said yes: the clock stops at the claimed time, if nothing stopped it before. */
  markConfirmed: (ctx: MemberContext, tx: Tx, claim: Claim) => Promise<void>;
}
