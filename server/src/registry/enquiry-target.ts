import type { EnquiryTargetType } from "@cardplaza/contract/enquiries/enquiry-words";
import type { AskAnswer } from "@cardplaza/contract/enquiries/enquiry-asks";
import type { z } from "zod";
import type { JobContext } from "../context.ts";
import type { Db, Tx } from "../platform/database.ts";
import type { ChangeContext } from "./changed.ts";
import type { Member } from "../features/accounts/accounts.table.ts";

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

export type ReplyContext = ChangeContext & Pick<JobContext, "now">;

/** What an ask looks for. */
export interface Wanted {
  category: string;
  city: string;
}

/** Who was asked, as the one who asks sees it. */
export type AskRecipientCard = z.input<typeof AskAnswer>["card"];

/** A kind of thing that can be sent an enquiry. */
export interface EnquiryTarget {
  type: EnquiryTargetType;
  /** Contact is shown to either side only once an answer is accepted, and it ends by itself. */
  isAsk: boolean;
  /** Where its enquiries are read. */
  inbox: string;
  /** As this member may ask it; refused where he may not know of it, or nobody would read it. */
  find: (db: Db, member: Member, id: string, now: Date) => Promise<AskableTarget>;
  /** Of those that were ever asked. */
  describe: (db: Db, ids: string[]) => Promise<TargetFacts[]>;
  /** Others that fit as well, best first. */
  others?: (db: Db, member: Member, id: string) => Promise<TargetFacts[]>;
  /** Those that one ask to many may go to. */
  asks?: {
    /** One of each owner, best first. */
    findFitting: (
      db: Db,
      member: Member,
      wanted: Wanted,
      options: { most: number; except: ReadonlySet<string> },
    ) => Promise<{ target: AskableTarget; shown: AskRecipientCard }[]>;
    /** By id; those that are erased are missing. */
    show: (db: Db, ids: string[]) => Promise<Map<string, AskRecipientCard>>;
  };
  /** Saves how its owner replies. */
  setReplyTime?: (ctx: ReplyContext, tx: Tx, id: string, figures: ReplyFigures) => Promise<void>;
}
