import { LISTING_FILTERS, LISTING_QUERY_MIN } from "@cardplaza/contract/directory/listing-desk-words";
import type { ListingCase } from "@cardplaza/contract/directory/listings";
import { dayInWords } from "@cardplaza/contract/date-words";
import { QUERY_MAX } from "@cardplaza/contract/search/search-words";
import { api } from "../../../lib/api.ts";
import type { Column } from "../../../ui/lists/data-table.tsx";
import { ListScreen } from "../lists/list-screen.tsx";
import { OpenButton } from "../lists/open-button.tsx";
import { useAdminList } from "../lists/use-admin-list.ts";
import { ListingSheet } from "./listing-sheet.tsx";
import { ListingState } from "./listing-state.tsx";
import { LISTINGS_WORDS as words } from "./listings-words.ts";

const STATUSES = LISTING_FILTERS.map((value) => ({ value, label: words.statuses[value] }));

/** Listings: what waits for review, and all others. */
export function ListingsTab() {
  const list = useAdminList({
    key: "GET /api/admin/business-listings",
    statuses: LISTING_FILTERS,
    queryMin: LISTING_QUERY_MIN,
    read: (query) => api["GET /api/admin/business-listings"]({ query }),
  });
  return (
    <>
      <ListScreen
        list={list}
        words={words}
        statuses={STATUSES}
        queryMax={QUERY_MAX}
        columns={columnsWith(list.open)}
      />
      {list.openId && <ListingSheet key={list.openId} id={list.openId} onClose={list.close} />}
    </>
  );
}

const columnsWith = (onOpen: (id: string) => void): Column<ListingCase>[] => [
  {
    id: "name",
    header: words.columns.name,
    onCard: "title",
    cell: ({ name, address }) => (
      <>
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-muted">{address.city}</p>
      </>
    ),
  },
  {
    id: "owner",
    header: words.columns.owner,
    cell: ({ owner }) => <span className="wrap-anywhere">{owner?.name ?? words.noOwner}</span>,
  },
  { id: "status", header: words.columns.status, cell: (listing) => <ListingState listing={listing} /> },
  {
    id: "why",
    header: words.columns.why,
    cell: ({ flags = [] }) => flags.map((flag) => words.flags[flag] ?? flag).join(", ") || words.noFlags,
  },
  { id: "changed", header: words.columns.changed, cell: ({ updated_at }) => dayInWords(updated_at) },
  {
    id: "actions",
    header: words.columns.actions,
    onCard: "actions",
    cell: ({ _id, name }) => <OpenButton name={name} onOpen={() => onOpen(_id)} />,
  },
];
