import type { PremiumLeftovers } from "@cardplaza/contract/plan/premium-leftovers";
import type { SuggestionReason } from "@cardplaza/contract/people/connection-words";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { AdminContext, AnyJob, Context, JobContext, MemberContext } from "../context.ts";
import type { Db, Tx } from "../platform/database.ts";
import type { AccountPart } from "./account-part.ts";
import type { AdminSearch } from "./admin-search.ts";
import type { AdminQueue } from "./admin-queue.ts";
import type { Change, ChangeContext } from "./changed.ts";
import type { Conversations } from "./conversations.ts";
import type { EnquiryTarget, Inbox } from "./enquiry-target.ts";
import type { FailingWork } from "./failing-work.ts";
import type { LeadFigures } from "./lead-figures.ts";
import type { MailThread } from "./mail-thread.ts";
import type { AnyModerated, NotedDecision } from "./moderated.ts";
import type { OutsideAnswerKind } from "./outside-answer-target.ts";
import type { PingedPages } from "./pinged-pages.ts";
import type { ReadPushContents } from "./push-content.ts";
import type { ReportTarget } from "./report-target.ts";
import type { ReviewTarget } from "./review-target.ts";
import type { SearchKind } from "./search-kind.ts";
import type { Sitemap } from "./sitemap.ts";
import type { ToAnswerPart } from "./to-answer-part.ts";

/**
 * What a room registers with the rooms below it: one file in the room, one line in `registrations.ts`. A room
 * leaves out the parts that it does not need.
 */
export interface Registration {
  /**
   * The folders inside the room, on all sides, from the ground up. None imports one above it: `scripts/rooms.ts` checks
   * it, and ARCHITECTURE.md shows them.
   */
  order?: readonly string[];
  /** Jobs of the room, queued or scheduled. */
  jobs?: AnyJob[];
  /** Deletes data that is stored only for a limited time. Runs every night. */
  tidyUp?: (ctx: JobContext) => Promise<void>;
  /** What the search can find, by its name in `changed`. */
  search?: { [Kind in Change]?: SearchKind };
  reviews?: ReviewTarget[];
  enquiries?: EnquiryTarget[];
  /** Inboxes of enquiries, besides their own, that a member may read and answer now. */
  inboxes?: (db: Db, memberId: string) => Promise<Inbox[]>;
  reports?: ReportTarget[];
  /** What rooms below may know of conversations between members. */
  conversations?: Conversations;
  /** What the pushes of the room say. */
  pushContents?: ReadPushContents;
  /** What waits for a member's answer. */
  toAnswer?: ToAnswerPart[];
  /** What a member can answer by phone, WhatsApp or mail. */
  outsideAnswers?: OutsideAnswerKind[];
  /** Conversations that members may continue by answering a mail. */
  mailThreads?: MailThread[];
  /** What administrators decide on. */
  moderated?: AnyModerated[];
  /** Called when an administrator has decided on something that people can report. Returns where its author reads it. */
  onDecision?: (ctx: AdminContext, tx: Tx, decided: NotedDecision) => Promise<string>;
  /** Called when somebody has reported something, in the same transaction. */
  onReport?: (ctx: Context, tx: Tx, report: ReportOf) => Promise<void>;
  /** What administrators find by name, address, number or id. */
  adminSearch?: AdminSearch[];
  /** What waits until administrators decide. */
  queues?: AdminQueue[];
  /** Work that may fail for good, and that administrators can have tried again. */
  failing?: FailingWork[];
  /** By kind: the id column of its table, for rows that refer to a kind and an id. */
  targets?: Record<string, PgColumn>;
  /** Columns with such a kind and id. They cannot have a foreign key. */
  pointers?: { type: PgColumn; id: PgColumn }[];
  /** What an account's export contains and its erasure removes. A part comes before the parts that its rows refer to. */
  account?: AccountPart[];
  /** Lists of pages for search engines. */
  sitemaps?: Sitemap[];
  /** Pages of which search engines are notified when they change. */
  pings?: PingedPages[];
  /** Paths of pages that search engines may list. */
  publicPages?: string[];
  /** Tags of the cached pages that show the changed rows. */
  pageTags?: { [Kind in Change]?: (tx: Tx, ids: readonly string[]) => string[] | Promise<string[]> };
  /** Further work after a change, in its transaction. */
  onChange?: (ctx: ChangeContext, tx: Tx, change: Change, ids: readonly string[]) => Promise<void>;
  /** By kind: which of these members, who are connected now, a live event about this id concerns. */
  audiences?: Record<string, FindMembers>;
  /** Called when something happens to a member. */
  onMember?: {
    [Event in MemberEvent]?: (ctx: MemberEventContext, tx: Tx, memberId: string) => Promise<void>;
  };
  /** Called when a member blocks another, in the same transaction. */
  onBlock?: (ctx: BlockContext, tx: Tx, pair: BlockedPair) => Promise<void>;
  /** Premium data that remains after the plan has ended. */
  premiumLeftovers?: (ctx: MemberContext) => Promise<Partial<PremiumLeftovers>>;
  /** What a card's analytics show of its leads. */
  leadFigures?: LeadFigures;
  /** The member's home city. */
  homeCity?: (db: Db, memberId: string) => Promise<string>;
  /** The company that a member owns or manages. */
  companyOf?: (db: Db, memberId: string) => Promise<CompanyOfMember>;
  /** The page of the company that a member owns, if everybody may see it. */
  companyLinkOf?: (db: Db, memberId: string) => Promise<CompanyLink | null>;
  /** People whom a member may want to meet, each with the reason. */
  findSuggested?: (db: Db, wanted: SuggestedFor) => Promise<Suggested[]>;
  /** Those of these people with whom the member has talked. */
  findTalkedTo?: (db: Db, memberId: string, wanted: TalkedTo) => Promise<string[]>;
  /** The page of a member's profile, if this viewer may see it; null for a visitor. */
  profilePathOf?: (db: Db, viewerId: string | null, memberId: string) => Promise<string | null>;
}

/** A report of something, for the case about it. */
export interface ReportOf {
  type: string;
  id: string;
  reason: string;
}

export type FindMembers = (db: Db, id: string, memberIds: string[]) => Promise<string[]>;

export interface SuggestedFor {
  memberId: string;
  /** Empty if the member has told none. */
  city: string;
  limit: number;
}

export interface Suggested {
  personId: string;
  reason: SuggestionReason;
  text: string;
}

export interface TalkedTo {
  among: readonly string[];
  since: Date;
}

export interface CompanyLink {
  name: string;
  path: string;
}

export interface CompanyOfMember {
  /** They own or manage a completed company. */
  hasCompany: boolean;
  /** The owned one, also as a draft; else the first managed one. */
  companyId: string | null;
  onboardingCompleted: boolean;
}

export type BlockContext = ChangeContext & Pick<JobContext, "now">;
export interface BlockedPair {
  blockerId: string;
  blockedId: string;
}

/**
 * `returned`: signed in again before the account was erased. `second-step-removed`: removed by somebody else.
 * `email-given`: a member without an address has proven one.
 */
export type MemberEvent = "returned" | "second-step-removed" | "email-given";
export type MemberEventContext = Pick<
  JobContext,
  "config" | "jobs" | "limits" | "live" | "now" | "origin" | "pushes" | "registry"
> &
  Partial<Pick<Context, "member">>;
