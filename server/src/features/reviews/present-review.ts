import type { z } from "zod";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import { REPLY_EDIT_HOURS } from "@cardplaza/contract/reviews/review-words";
import type { Review } from "@cardplaza/contract/reviews/reviews";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { Member } from "../accounts/accounts.table.ts";
import type { ReviewSubject } from "../../registry/review-target.ts";
import { presentScores } from "./review-scores.ts";
import type { ReviewRow } from "./reviews.table.ts";

export type ReviewJson = z.input<typeof Review>;

export interface ShownReview {
  review: ReviewRow;
  author: Pick<Member, "id" | "name" | "isHidden"> | null;
  foundHelpful?: boolean;
}

interface Viewing {
  viewerId: string | undefined;
  subject: Pick<ReviewSubject, "managerIds"> | undefined;
  featuredId?: string | null;
}

export function presentReview(
  { review, author, foundHelpful = false }: ShownReview,
  { viewerId, subject, featuredId }: Viewing,
): ReviewJson {
  const { ownerReply, repliedAt, withdrawnAt: _withdrawn, flags: _flags, ...shown } = review;
  const isManager = viewerId !== undefined && (subject?.managerIds.includes(viewerId) ?? false);
  return {
    ...shown,
    _id: review.id,
    authorName: nameOf(author),
    scores: presentScores(review),
    ownerReply:
      ownerReply !== null && repliedAt !== null
        ? { body: ownerReply, repliedAt, editableUntil: isManager ? editableUntil(repliedAt) : null }
        : null,
    foundHelpful,
    isMine: viewerId !== undefined && review.authorId === viewerId,
    isFeatured: featuredId === review.id,
  };
}

// Members who are leaving are no longer named.
const nameOf = (author: ShownReview["author"]) =>
  author && !author.isHidden ? author.name : FORMER_MEMBER_NAME;

export const editableUntil = (repliedAt: Date) => new Date(repliedAt.getTime() + REPLY_EDIT_HOURS * HOUR_MS);
