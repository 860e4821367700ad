import { z } from "zod";
import { Day } from "../dates.ts";
import { Deciding, listOf, ListPlace, PagedBefore } from "../audit/admin-lists.ts";
import { endpoints } from "../endpoint.ts";
import { REVIEW_ACTIONS, REVIEW_FILTERS, REVIEW_QUERY_MAX } from "./review-desk-words.ts";
import {
  RATING_MAX,
  REVIEW_BODY_MAX,
  REVIEW_BODY_MIN,
  REVIEW_FLAGS,
  REVIEW_PHOTOS_MAX,
  REVIEW_REPLY_MAX,
  REVIEW_SORTS,
  REVIEW_SOURCES,
  REVIEW_STATUSES,
  REVIEW_TARGET_TYPES,
  REVIEW_TEXT,
  REVIEW_TITLE_MAX,
} from "./review-words.ts";
import { Id, PageNumber, PageSize, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";
import { PictureUrl } from "../uploads/uploads.ts";
import { reportCall } from "../moderation/report-call.ts";

const Stars = z.number().int(REVIEW_TEXT.rate).min(1, REVIEW_TEXT.rate).max(RATING_MAX, REVIEW_TEXT.rate);

export const ReviewScores = z.object({
  quality: Stars,
  schedule: Stars,
  value: Stars,
  recommend: z.boolean(REVIEW_TEXT.recommend),
});
export type ReviewScores = z.infer<typeof ReviewScores>;

const OwnerReply = z.object({
  body: z.string(),
  repliedAt: Timestamp,
  /** Until when the owner may still change it; only for the owner. */
  editableUntil: Timestamp.nullable(),
});

export const Review = z.object({
  _id: Id,
  targetType: z.enum(REVIEW_TARGET_TYPES),
  targetId: Id,
  authorName: z.string(),
  rating: z.number().int(),
  /** Only of what `hasScores`. */
  scores: ReviewScores.nullable(),
  title: z.string(),
  body: z.string(),
  photos: z.array(z.string()),
  /** A day, as 2026-11-30. */
  experienceDate: z.string(),
  source: z.enum(REVIEW_SOURCES),
  verifiedInteraction: z.boolean(),
  status: z.enum(REVIEW_STATUSES),
  ownerReply: OwnerReply.nullable(),
  helpfulCount: z.number().int(),
  /** Whether the viewer has found it helpful. */
  foundHelpful: z.boolean(),
  isMine: z.boolean(),
  /** Featured by the owner. */
  isFeatured: z.boolean(),
  createdAt: Timestamp,
  publishedAt: Timestamp.nullable(),
});
export type Review = z.infer<typeof Review>;

/** Whether the viewer may write one now, and if not, why. */
export const MayReview = z.object({
  allowed: z.boolean(),
  why: z.enum(["sign_in", "own", "already", "later", "unproven"]).nullable(),
  /** When reviewing becomes possible, if it is only too early. */
  from: Timestamp.nullable(),
});
export type MayReview = z.infer<typeof MayReview>;

const Count = z.number().int();

export const ScoreFigures = z.object({
  quality: z.number(),
  schedule: z.number(),
  value: z.number(),
  /** How many of 100 would recommend it. */
  recommendPercent: Count,
});
export type ScoreFigures = z.infer<typeof ScoreFigures>;

export const ReviewList = z.object({
  reviews: z.array(Review),
  total: Count,
  page: Count,
  pages: Count,
  /** The average of all published reviews, whatever the filters. */
  average: z.number().nullable(),
  count: Count,
  verifiedCount: Count,
  histogram: z.object({ "1": Count, "2": Count, "3": Count, "4": Count, "5": Count }),
  /** Whether a review rates quality, schedule and value too, and says whether its author recommends it. */
  hasScores: z.boolean(),
  /** The scores of all published reviews, like `average`. */
  scores: ScoreFigures.nullable(),
  /** The viewer's own, also while it waits or is hidden. */
  mine: Review.nullable(),
  mayReview: MayReview,
});
export type ReviewList = z.infer<typeof ReviewList>;

const Target = z.object({ targetType: z.enum(REVIEW_TARGET_TYPES), targetId: Id });

export const NewReview = z.object({
  rating: Stars,
  /** Required for what `hasScores`, refused for everything else. */
  scores: ReviewScores.optional(),
  title: Line(0, REVIEW_TITLE_MAX).optional(),
  body: Text(REVIEW_BODY_MIN, REVIEW_BODY_MAX),
  photos: z.array(PictureUrl).max(REVIEW_PHOTOS_MAX, `At most ${REVIEW_PHOTOS_MAX} photos.`).default([]),
  experienceDate: Day(REVIEW_TEXT.noExperience),
  /** The author's own statement; a request link overrides it. */
  source: z.enum(REVIEW_SOURCES).optional(),
  /** The code of a link such as `/business/{id}?review={code}`. */
  code: z.string().max(100).optional(),
});
export type NewReview = z.infer<typeof NewReview>;

/** What an administrator sees of a review. */
export const ReviewCase = Review.extend({
  author: z.object({ _id: Id, name: z.string(), email: z.string().nullable() }).nullable(),
  target: z.object({ name: z.string(), url: z.string() }).nullable(),
  flags: z.array(z.enum(REVIEW_FLAGS)),
  reports: z.array(z.object({ reason: z.string(), details: z.string(), createdAt: Timestamp })),
  hiddenReason: z.string().nullable(),
});
export type ReviewCase = z.infer<typeof ReviewCase>;

const OneReview = z.object({ id: Id });
const One = z.object({ review: Review });

export const reviews = endpoints({
  "GET /api/reviews": {
    summary: "The reviews of a business, company, product or IT service, with their histogram",
    query: Target.extend({
      sort: z.enum(REVIEW_SORTS).catch("newest").default("newest"),
      verified: z.enum(["true", "false"]).optional().catch(undefined),
      rating: z.coerce.number().int().min(1).max(RATING_MAX).optional().catch(undefined),
      page: PageNumber,
      limit: PageSize,
    }),
    returns: ReviewList,
  },
  "POST /api/reviews": {
    summary: "Write a review: one for each author and target; it cannot be edited",
    auth: "member",
    query: Target,
    body: NewReview,
    returns: One,
    status: 201,
    limit: { points: 20, seconds: 86_400, by: "account" },
  },
  "POST /api/reviews/:id/reply": {
    summary: "Reply to a review of what you own or manage; within 24 hours a second call changes the reply",
    auth: "member",
    params: OneReview,
    body: z.object({ body: Text(1, REVIEW_REPLY_MAX) }),
    returns: One,
    status: 201,
    limit: { points: 200, seconds: 86_400, by: "account" },
  },
  "POST /api/reviews/:id/helpful": {
    summary: "Mark a review as helpful, or remove the mark: each call toggles it",
    auth: "member",
    params: OneReview,
    returns: z.object({ helpful: z.boolean(), helpfulCount: Count }),
    limit: { points: 200, seconds: 3600, by: "account" },
  },
  "POST /api/reviews/:id/report": reportCall("a review", OneReview),
  "POST /api/reviews/:id/withdraw": {
    summary: "Take your own review back; a new one can be written after 30 days",
    auth: "member",
    params: OneReview,
    returns: One,
  },
  "GET /api/admin/reviews": {
    summary: "Reviews by status, or those reported; those that wait the longest first",
    auth: "admin",
    roles: ["moderator", "support", "analyst"],
    denied: REVIEW_TEXT.notYourList,
    query: z.object({
      /** An id of a review or of what was reviewed, or part of the author's name, address or number. */
      q: Line(0, REVIEW_QUERY_MAX).catch("").default(""),
      status: z.enum(REVIEW_FILTERS).catch("pending").default("pending"),
      ...ListPlace,
    }),
    returns: listOf(ReviewCase).extend({ reviews: z.array(ReviewCase), ...PagedBefore }),
  },
  "GET /api/admin/reviews/:id": {
    summary: "A review with its author, what it is about and who reported it",
    auth: "admin",
    roles: ["moderator", "support", "analyst"],
    denied: REVIEW_TEXT.notYourList,
    params: OneReview,
    returns: z.object({ review: ReviewCase }),
  },
  "PATCH /api/admin/reviews/:id": {
    summary: "Publish a review or hide it",
    auth: "admin",
    roles: ["moderator"],
    denied: REVIEW_TEXT.notYourTask,
    params: OneReview,
    body: Deciding(REVIEW_ACTIONS),
    returns: ReviewCase,
  },
});
