import type { PremiumLeftovers } from "@cardplaza/contract/plan/premium-leftovers";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { AnyJob, Context, JobContext, MemberContext } from "../context.ts";
import type { Db, Tx } from "../platform/database.ts";
import type { AccountPart } from "./account-part.ts";
import type { Change, ChangeContext } from "./changed.ts";
import type { EnquiryTarget } from "./enquiry-target.ts";
import type { ReportTarget } from "./report-target.ts";
import type { ReviewTarget } from "./review-target.ts";
import type { SearchKind } from "./search-kind.ts";
import type { Sitemap } from "./sitemap.ts";

/**
 * What a room tells the mechanisms below it: one file in the room, one line in `registrations.ts`. Parts that a
 * room does not have are left out.
 */
export interface Registration {
  /** What is queued, or runs at its hours. */
  jobs?: AnyJob[];
  /** Every night: what is stored only for a while is deleted. */
  tidyUp?: (ctx: JobContext) => Promise<void>;
  /** What can be found, by the name under which `changed` speaks of it. */
  search?: { [Kind in Change]?: SearchKind };
  /** What can be reviewed. */
  reviews?: ReviewTarget[];
  /** What can be sent an enquiry. */
  enquiries?: EnquiryTarget[];
  /** What can be reported. */
  reports?: ReportTarget[];
  /** Where rows that point to a kind and an id find it: the id's column, by kind. */
  targets?: Record<string, PgColumn>;
  /** Columns that hold such a kind and id. No foreign key can watch over them. */
  pointers?: { type: PgColumn; id: PgColumn }[];
  /** What an account's export holds and its erasure removes; inner rooms come before what they point to. */
  account?: AccountPart[];
  /** Lists of pages for search engines. */
  sitemaps?: Sitemap[];
  /** Paths of pages that search engines may list. */
  publicPages?: string[];
  /** Tags of the cached pages that show what has changed. */
  pageTags?: { [Kind in Change]?: (tx: Tx, ids: readonly string[]) => string[] | Promise<string[]> };
  /** What else follows from a change, in its transaction. */
  onChange?: (ctx: ChangeContext, tx: Tx, change: Change, ids: readonly string[]) => Promise<void>;
  /** What rooms above `accounts` do when something happens to a member. */
  onMember?: {
    [Event in MemberEvent]?: (ctx: MemberEventContext, tx: Tx, memberId: string) => Promise<void>;
  };
  /** What is left of the premium plan after it has ended. */
  premiumLeftovers?: (ctx: MemberContext) => Promise<Partial<PremiumLeftovers>>;
  /** The city that a member calls home. */
  homeCity?: (db: Db, memberId: string) => Promise<string>;
}

/** `returned`: signed in before the account was erased. `second-step-removed`: without the member's doing. */
export type MemberEvent = "returned" | "second-step-removed";
export type MemberEventContext = Pick<
  JobContext,
  "jobs" | "limits" | "live" | "now" | "origin" | "registry"
> &
  Partial<Pick<Context, "member">>;
