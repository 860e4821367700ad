import type { ListingFilter } from "@cardplaza/contract/directory/listing-desk-words";
import type { ListingAction } from "@cardplaza/contract/directory/listing-words";
import type { ReviewAction, ReviewFilter } from "@cardplaza/contract/reviews/review-desk-words";
import type { ReviewFlag } from "@cardplaza/contract/reviews/review-words";
import type { VerificationAction } from "@cardplaza/contract/cards/verification/verification-desk-words";
import type {
  VerificationMethod,
  VerificationStatus,
} from "@cardplaza/contract/cards/verification/verification-rules";
import { shownCount } from "@cardplaza/contract/counts";
import type { ActionWords } from "../lists/reason-dialog.tsx";

export const LISTINGS_WORDS = {
  title: "Business listings",
  tab: "Listings",
  search: "Find a listing",
  searchHint: "By name, city, phone number or id; at least 3 letters.",
  status: "Status",
  count: (count: number) => `${shownCount(count)} ${count === 1 ? "listing" : "listings"}`,
  none: "No listings here",
  noneText: "Nothing waits for review, or no listing matches. Choose another status to see more.",
  notLoaded: "The listings did not load",
  statuses: {
    waiting: "Waiting for review",
    all: "All listings",
    draft: "Draft",
    pending: "New, waiting",
    published: "Live",
    paused: "Paused by the owner",
    rejected: "Rejected",
    suspended: "Suspended",
  } satisfies Record<ListingFilter, string>,
  changeWaits: "Change waits",
  flags: {
    duplicate: "Looks like another listing",
    words: "Has words that we do not allow",
    many: "Many listings with this phone number",
  } as Partial<Record<string, string>>,
  columns: {
    name: "Business",
    owner: "Owner",
    status: "Status",
    why: "Why it waits",
    changed: "Last change",
    actions: "Actions",
  },
  noOwner: "Not claimed",
  noFlags: "Nothing flagged",
  sheet: {
    changes: "What would change",
    field: "Field",
    live: "Published now",
    waiting: "New",
    listing: "The listing as its owner wrote it",
    reason: "Reason of the last decision",
    owner: "Owner",
  },
  fields: {
    name: "Name",
    category: "Category",
    moreCategories: "More categories",
    description: "Description",
    phone: "Phone",
    address: "Address",
  },
  empty: "Empty",
};

export const LISTING_ACTION_WORDS: Record<ListingAction, ActionWords> = {
  approve: {
    name: "Approve",
    does: "What waits goes live, and the owner is told.",
    done: "The listing is approved",
    isMain: true,
  },
  reject: {
    name: "Reject",
    does: "A new listing stays hidden; of a live one only the change is dropped. The owner reads your reason and can change it and try again.",
    done: "The listing is rejected",
    isDangerous: true,
    needsReason: true,
    isRead: true,
  },
  suspend: {
    name: "Suspend",
    does: "Nobody but the owner sees the listing. Nothing is deleted: Restore brings it back.",
    done: "The listing is suspended",
    isDangerous: true,
    needsReason: true,
    isRead: true,
  },
  restore: { name: "Restore", does: "The listing is live again as it was.", done: "The listing is restored" },
};

export const REVIEWS_WORDS = {
  title: "Reviews",
  search: "Find a review",
  searchHint: "By author, or by the id of the review or of what was reviewed; at least 3 letters.",
  status: "Status",
  count: (count: number) => `${shownCount(count)} ${count === 1 ? "review" : "reviews"}`,
  none: "No reviews here",
  noneText: "Nothing waits for us, or no review matches. Choose another status to see more.",
  notLoaded: "The reviews did not load",
  statuses: {
    pending: "Waiting for us",
    reported: "Reported",
    published: "Published",
    hidden: "Hidden",
    withdrawn: "Withdrawn by the author",
  } satisfies Record<ReviewFilter, string>,
  columns: {
    target: "About",
    review: "Review",
    author: "Author",
    why: "Flags and reports",
    since: "Written on",
    actions: "Actions",
  },
  nothing: "None",
  erased: "Erased account",
  gone: "No longer there",
  stars: (rating: number) => `${rating} of 5`,
  reports: (count: number) => (count === 1 ? "1 report" : `${count} reports`),
  flags: {
    links: "Has links",
    phone: "Has a phone number",
    abuse: "May insult somebody",
    many: "Many reviews by this author",
    burst: "Many reviews at once",
    owner: "May be by the owner",
  } satisfies Record<ReviewFlag, string>,
  sheet: {
    text: "Review",
    verified: "They were in contact on Cardplaza",
    unverified: "No contact on Cardplaza found",
    reply: "Reply of the business",
    reports: "Reports",
    noReports: "Nobody has reported it.",
    hidden: "Why it is hidden",
    photos: "Photos",
    photo: (place: number) => `Photo ${place}`,
  },
};

export const REVIEW_ACTION_WORDS: Record<ReviewAction, ActionWords> = {
  publish: {
    name: "Publish",
    does: "Everybody sees the review and it counts in the rating. Author and business are told.",
    done: "The review is published",
    isMain: true,
  },
  hide: {
    name: "Hide",
    does: "Nobody else sees the review and it no longer counts. The author reads your reason. Publish brings it back.",
    done: "The review is hidden",
    isDangerous: true,
    needsReason: true,
    isRead: true,
  },
};

export const VERIFICATIONS_WORDS = {
  title: "Verifications",
  search: "Find a verification",
  searchHint: "By member, or by the id of the card or the verification; at least 3 letters.",
  status: "Status",
  count: (count: number) => `${shownCount(count)} ${count === 1 ? "verification" : "verifications"}`,
  none: "No verifications here",
  noneText: "Nothing waits for us, or no verification matches. Choose another status to see more.",
  notLoaded: "The verifications did not load",
  statuses: {
    pending: "Waiting",
    verified: "Verified",
    refused: "Rejected",
    ended: "Ended",
  } satisfies Record<VerificationStatus, string>,
  methods: {
    email: "Code by e-mail",
    dns: "Record at the domain",
    document: "Document",
  } satisfies Record<VerificationMethod, string>,
  columns: {
    card: "Card",
    member: "Member",
    method: "Proof",
    status: "Status",
    since: "Asked on",
    actions: "Actions",
  },
  changed: "The card has changed since then, so it cannot be approved.",
  sheet: {
    name: "Name on the card",
    company: "Company",
    website: "Website",
    document: "Document",
    openDocument: "Open the document",
    until: "Verified until",
    reason: "Reason of the last decision",
    openCard: "Open the card",
  },
};

export const VERIFICATION_ACTION_WORDS: Record<VerificationAction, ActionWords> = {
  approve: {
    name: "Approve",
    does: "The card gets the Verified badge for a year, and the member is told.",
    done: "The card is verified",
    isMain: true,
  },
  reject: {
    name: "Reject",
    does: "The card gets no badge. The member reads your reason and can ask again.",
    done: "The verification is rejected",
    isDangerous: true,
    needsReason: true,
    isRead: true,
  },
  revoke: {
    name: "Take the badge back",
    does: "The card loses its badge now. The member reads your reason. It cannot be given back, but they can ask again.",
    done: "The badge is gone",
    isDangerous: true,
    needsReason: true,
    isRead: true,
  },
};
