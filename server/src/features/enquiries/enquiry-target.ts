import type { EnquiryTargetType } from "@cardplaza/contract/enquiries/enquiry-words";
import type { JobContext } from "../../context.ts";
import type { Db, Tx } from "../../platform/database.ts";
import type { Member } from "../accounts/accounts.table.ts";

/** What the inbox shows of something that was asked, also when it can be asked no more. */
export interface TargetFacts {
  id: string;
  name: string;
  /** Its page. */
  url: string | null;
  replyMedianMin: number | null;
  /** How to reach whoever looks after it. */
  contact: { email: string; phone: string };
}

export interface AskableTarget {
  id: string;
  name: string;
  ownerId: string;
  isOwn: boolean;
}

export interface ReplyFigures {
  replyMedianMin: number | null;
  slowReplies: boolean;
}

export type ReplyContext = Pick<JobContext, "pages" | "now">;

/** A kind of thing that can be asked: one file in its feature. */
export interface EnquiryTarget {
  type: EnquiryTargetType;
  /** Contact is shown to either side only once an answer is accepted, and it ends by itself. */
  isAsk: boolean;
  /** Where its enquiries are read. */
  inbox: string;
  /** As this member may ask it; refused where he may not know of it, or nobody would read it. */
  find: (db: Db, member: Member, id: string) => Promise<AskableTarget>;
  /** Of those that were ever asked. */
  describe: (db: Db, ids: string[]) => Promise<TargetFacts[]>;
  /** Others that fit as well, best first. */
  others?: (db: Db, member: Member, id: string) => Promise<TargetFacts[]>;
  /** Keeps how its owner replies. */
  setReplyTime?: (ctx: ReplyContext, tx: Tx, id: string, figures: ReplyFigures) => Promise<void>;
}
