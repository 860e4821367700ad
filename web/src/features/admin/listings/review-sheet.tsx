import { REVIEW_REASONS, type ReviewAction } from "@cardplaza/contract/reviews/review-desk-words";
import type { ReviewCase } from "@cardplaza/contract/reviews/reviews";
import { mayUse } from "@cardplaza/contract/admin-roles";
import { dayInWords, momentInWords } from "@cardplaza/contract/date-words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../../../lib/api.ts";
import { FactRow } from "../../../ui/fact-row.tsx";
import { useSignedInAdmin } from "../admin-session.ts";
import { DecisionSheet } from "../lists/decision-sheet.tsx";
import { LISTS_WORDS } from "../lists/lists-words.ts";
import { Part } from "../lists/part.tsx";
import { REVIEW_ACTION_WORDS, REVIEWS_WORDS } from "./listings-words.ts";
import { whyOf } from "./why-of-review.ts";

const { sheet: words, columns } = REVIEWS_WORDS;
const ONE = "GET /api/admin/reviews/:id";

/** A review as people see it, why it waits, and whether it is shown. */
export function ReviewSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { role } = useSignedInAdmin().admin;
  return (
    <DecisionSheet
      one={useQuery({
        queryKey: [ONE, id],
        queryFn: async () => (await api[ONE]({ params: { id } })).review,
        staleTime: 0,
      })}
      nameOf={({ target }) => target?.name ?? REVIEWS_WORDS.gone}
      actionsOf={(review) => (mayUse(role, ["moderator"]) ? actionsOf(review) : [])}
      wordsOf={(_review, action) => REVIEW_ACTION_WORDS[action]}
      ready={REVIEW_REASONS}
      send={(_review, { action, reason }) =>
        api["PATCH /api/admin/reviews/:id"]({ params: { id }, body: { action, reason } })
      }
      reads={["GET /api/admin/reviews", ONE]}
      onClose={onClose}
    >
      {(review) => <ReviewDetails review={review} />}
    </DecisionSheet>
  );
}

function actionsOf({ status }: ReviewCase): ReviewAction[] {
  if (status === "withdrawn") return [];
  if (status === "pending") return ["publish", "hide"];
  return status === "hidden" ? ["publish"] : ["hide"];
}

function ReviewDetails({ review }: { review: ReviewCase }) {
  const { author, target, rating, title, body, photos, ownerReply, reports, hiddenReason, status } = review;
  return (
    <div className="grid grid-cols-1 gap-6 text-sm">
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FactRow label={REVIEWS_WORDS.status}>{REVIEWS_WORDS.statuses[status]}</FactRow>
        <FactRow label={columns.author}>
          {author ? (
            <Link
              to={`/admin/users?member=${author._id}`}
              className="wrap-anywhere text-brand-strong underline underline-offset-2"
            >
              {author.name}
            </Link>
          ) : (
            REVIEWS_WORDS.erased
          )}
        </FactRow>
        <FactRow label={columns.since}>{momentInWords(review.createdAt)}</FactRow>
        <FactRow label={columns.why}>{whyOf(review)}</FactRow>
      </dl>
      <section>
        <h3 className="font-semibold">{words.text}</h3>
        <p className="mt-2 text-muted">
          {REVIEWS_WORDS.stars(rating)} · {review.verifiedInteraction ? words.verified : words.unverified}
        </p>
        {title && <p className="mt-2 font-medium wrap-anywhere">{title}</p>}
        <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{body}</p>
        {photos.length > 0 && (
          <div className="mt-3 flex flex-wrap gap-2">
            {photos.map((photo, place) => (
              <img
                key={photo}
                src={photo}
                alt={words.photo(place + 1)}
                className="size-20 rounded-field object-cover"
              />
            ))}
          </div>
        )}
        {target && (
          <p className="mt-3">
            <Link to={`${target.url}#reviews`} className="text-brand-strong underline underline-offset-2">
              {LISTS_WORDS.openPage}
            </Link>
          </p>
        )}
      </section>
      {ownerReply && (
        <section>
          <h3 className="font-semibold">{words.reply}</h3>
          <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{ownerReply.body}</p>
        </section>
      )}
      {hiddenReason && (
        <section>
          <h3 className="font-semibold">{words.hidden}</h3>
          <p className="mt-2 break-words">{hiddenReason}</p>
        </section>
      )}
      <Part title={words.reports} none={words.noReports}>
        {reports.map(({ reason, details, createdAt }) => (
          <li key={createdAt + reason}>
            <p className="font-medium wrap-anywhere">{reason}</p>
            <p className="text-muted">{dayInWords(createdAt)}</p>
            {details && <p className="mt-0.5 wrap-anywhere whitespace-pre-wrap">{details}</p>}
          </li>
        ))}
      </Part>
    </div>
  );
}
