import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { REFERRAL_ORIGINS } from "@cardplaza/contract/chapters/referral-words";
import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import type { ParamParts } from "../../../lib/address/with-params.ts";

export const REFERRAL_VIEWS = ["received", "given", "thank-yous", "one-to-ones", "sources"] as const;
export type ReferralView = (typeof REFERRAL_VIEWS)[number];
export const REFERRAL_VIEW_LABEL: Record<ReferralView, string> = {
  received: "Received",
  given: "Given",
  "thank-yous": "Thank-yous",
  "one-to-ones": "One-to-ones",
  sources: "Where my business came from",
};

export const SLIPS = ["referral", "thank-you", "one-to-one"] as const;
export type Slip = (typeof SLIPS)[number];

/** What belongs to an open slip alone; it goes when the slip is closed. */
const OF_SLIP = ["new", ...REFERRAL_ORIGINS, "for", "with"] as const;

export interface ReferralsAddress {
  view: ReferralView;
  /** The referral that is open. */
  referralId: string | null;
  slip: Slip | null;
  /** What a new referral is made of. */
  source: { kind: (typeof REFERRAL_ORIGINS)[number]; id: string } | null;
  /** The referral that a new thank-you is for. */
  thanksFor: string | null;
  /** The member whom a new slip is for. */
  withId: string | null;
}

/** Links are shortened and mistyped: what is unknown is left out. */
export function readReferrals(search: URLSearchParams): ReferralsAddress {
  const kind = REFERRAL_ORIGINS.find((each) => search.get(each));
  return {
    view: REFERRAL_VIEWS.find((view) => view === search.get("view")) ?? "received",
    referralId: search.get("referral"),
    slip: SLIPS.find((slip) => slip === search.get("new")) ?? null,
    source: kind ? { kind, id: search.get(kind) ?? "" } : null,
    thanksFor: search.get("for"),
    withId: search.get("with"),
  };
}

export function viewPath(chapterId: string, view: ReferralView): string {
  const path = chapterPath(chapterId, "referrals");
  return view === "received" ? path : `${path}&view=${view}`;
}

/** What a slip that opens, or null for one that closes, changes in the address. */
export function slipParts(slip: Slip | null, thanksFor?: string): ParamParts {
  const closed = Object.fromEntries(OF_SLIP.map((name) => [name, null]));
  return { ...closed, new: slip, for: thanksFor };
}

/** The same slip in one of the member's chapters: a link from a lead, an enquiry or a message does not know which. */
export function inChapter(search: URLSearchParams, chapterId: string): string {
  const next = new URLSearchParams({ chapter: chapterId, tab: "referrals" });
  for (const name of OF_SLIP) {
    const value = search.get(name);
    if (value) next.set(name, value);
  }
  return `${OFFLINE_NETWORKING_PATH}?${next.toString()}`;
}
