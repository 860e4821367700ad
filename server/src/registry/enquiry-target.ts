import type { EnquiryTargetType } from "@cardplaza/contract/enquiries/enquiry-words";
import type { EnquiryOrder } from "@cardplaza/contract/enquiries/enquiry";
import type { NewOrder } from "@cardplaza/contract/enquiries/new-enquiry";
import type { AskAnswer } from "@cardplaza/contract/enquiries/enquiry-asks";
import type { z } from "zod";
import type { JobContext } from "../context.ts";
import type { Db, Tx } from "../platform/database.ts";
import type { ChangeContext } from "./changed.ts";
import type { Member } from "../features/accounts/accounts.table.ts";

/** What the inbox shows about the receiver of an enquiry, also when it accepts no more enquiries. */
export interface TargetFacts {
  id: string;
  name: string;
  /** Who answers for it: of a product its company, of everything else its own name. */
  seller: string;
  /** The address of its page. */
  url: string | null;
  replyMedianMin: number | null;
  /** How to reach its owner. */
  contact: { email: string; phone: string };
}

export interface AskableTarget {
  id: string;
  name: string;
  /** Who answers for it: notified, and a block between them and the sender ends the conversation. */
  ownerId: string;
  /** Where its enquiries are read: the owner's id, or for the kinds of a company the company's id. */
  inboxId: string;
  /** For the kinds of a company: the sender is of its team. */
  isOwn: boolean;
}

/** An inbox that several members read, such as a company's. */
export interface Inbox {
  id: string;
  name: string;
  /** The member whose plan everybody of the team works under. */
  ownerId: string;
}

export interface TeamMember {
  id: string;
  name: string;
  isOwner: boolean;
}

export interface ReplyFigures {
  replyMedianMin: number | null;
  slowReplies: boolean;
  /** Percent of the last ones that got a reply; null as long as there are few. */
  replyRate: number | null;
}

export type ReplyContext = ChangeContext & Pick<JobContext, "now">;

/** What the sender of an ask looks for. */
export interface Wanted {
  category: string;
  city: string;
}

/** A recipient of an ask, as its sender sees it. */
export type AskRecipientCard = z.input<typeof AskAnswer>["card"];

/** A kind that members can send enquiries to, such as a card or a listing. */
export interface EnquiryTarget {
  type: EnquiryTargetType;
  /** If true, contact details are shown only after an answer is accepted, and the enquiry expires. */
  isAsk: boolean;
  /** The page on which its owner reads enquiries. */
  inbox: string;
  /** Refuses if the member may not see it, or if nobody would read the enquiry. */
  find: (db: Db, member: Member, id: string, now: Date) => Promise<AskableTarget>;
  /** Describes targets, also hidden and erased ones that ever received an enquiry. */
  describe: (db: Db, ids: string[]) => Promise<TargetFacts[]>;
  /** Similar ones, best first. */
  others?: (db: Db, member: Member, id: string) => Promise<TargetFacts[]>;
  /** Finds recipients for an ask that goes to several owners. */
  asks?: {
    /** One of each owner, best first. */
    findFitting: (
      db: Db,
      member: Member,
      wanted: Wanted,
      options: { most: number; except: ReadonlySet<string> },
    ) => Promise<{ target: AskableTarget; shown: AskRecipientCard }[]>;
    /** The targets by id; erased ones are missing. */
    show: (db: Db, ids: string[]) => Promise<Map<string, AskRecipientCard>>;
  };
  /** The members who read and answer its enquiries. Without it, that is the owner alone. */
  team?: (db: Db, inboxId: string) => Promise<TeamMember[]>;
  /** What the sender orders, in words and prices of today. Kinds without it take no orders. */
  copyOrder?: (db: Db, id: string, order: NewOrder) => Promise<EnquiryOrder>;
  /** Saves how its owner replies. A company is measured as a whole: only the kind "company" is called, with its id. */
  setReplyTime?: (ctx: ReplyContext, tx: Tx, id: string, figures: ReplyFigures) => Promise<void>;
}
