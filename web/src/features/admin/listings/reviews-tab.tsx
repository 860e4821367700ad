import { REVIEW_FILTERS, REVIEW_QUERY_MAX } from "@cardplaza/contract/reviews/review-desk-words";
import type { ReviewCase } from "@cardplaza/contract/reviews/reviews";
import { dayInWords } from "@cardplaza/contract/date-words";
import { LISTING_QUERY_MIN } from "@cardplaza/contract/directory/listing-desk-words";
import { api } from "../../../lib/api.ts";
import type { Column } from "../../../ui/lists/data-table.tsx";
import { ListScreen } from "../lists/list-screen.tsx";
import { OpenButton } from "../lists/open-button.tsx";
import { useAdminList } from "../lists/use-admin-list.ts";
import { ReviewSheet } from "./review-sheet.tsx";
import { whyOf } from "./why-of-review.ts";
import { REVIEWS_WORDS as words } from "./listings-words.ts";

const STATUSES = REVIEW_FILTERS.map((value) => ({ value, label: words.statuses[value] }));

/** Reviews: those that wait, those reported, and all others. */
export function ReviewsTab() {
  const list = useAdminList({
    key: "GET /api/admin/reviews",
    statuses: REVIEW_FILTERS,
    queryMin: LISTING_QUERY_MIN,
    read: (query) => api["GET /api/admin/reviews"]({ query }),
  });
  return (
    <>
      <ListScreen
        list={list}
        words={words}
        statuses={STATUSES}
        queryMax={REVIEW_QUERY_MAX}
        columns={columnsWith(list.open)}
      />
      {list.openId && <ReviewSheet key={list.openId} id={list.openId} onClose={list.close} />}
    </>
  );
}

const columnsWith = (onOpen: (id: string) => void): Column<ReviewCase>[] => [
  {
    id: "target",
    header: words.columns.target,
    onCard: "title",
    cell: ({ target }) => <p className="font-medium wrap-anywhere">{target?.name ?? words.gone}</p>,
  },
  {
    id: "review",
    header: words.columns.review,
    onCard: "text",
    cell: ({ rating, title, body }) => (
      <p className="line-clamp-2 max-w-md wrap-anywhere">
        <span className="font-medium">{words.stars(rating)}</span> {title || body}
      </p>
    ),
  },
  {
    id: "author",
    header: words.columns.author,
    cell: ({ author }) => <span className="wrap-anywhere">{author?.name ?? words.erased}</span>,
  },
  { id: "why", header: words.columns.why, cell: (review) => whyOf(review) },
  { id: "since", header: words.columns.since, cell: ({ createdAt }) => dayInWords(createdAt) },
  {
    id: "actions",
    header: words.columns.actions,
    onCard: "actions",
    cell: ({ _id, target }) => <OpenButton name={target?.name ?? words.gone} onOpen={() => onOpen(_id)} />,
  },
];
