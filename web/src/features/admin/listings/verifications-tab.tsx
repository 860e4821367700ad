import { VERIFICATION_QUERY_MAX } from "@cardplaza/contract/cards/verification/verification-desk-words";
import type { VerificationCase } from "@cardplaza/contract/cards/verification/verification";
import { VERIFICATION_STATUSES } from "@cardplaza/contract/cards/verification/verification-rules";
import { dayInWords } from "@cardplaza/contract/date-words";
import { LISTING_QUERY_MIN } from "@cardplaza/contract/directory/listing-desk-words";
import { api } from "../../../lib/api.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { Column } from "../../../ui/lists/data-table.tsx";
import { ListScreen } from "../lists/list-screen.tsx";
import { OpenButton } from "../lists/open-button.tsx";
import { useAdminList } from "../lists/use-admin-list.ts";
import { VERIFICATIONS_WORDS as words } from "./listings-words.ts";
import { VerificationSheet } from "./verification-sheet.tsx";

const STATUSES = VERIFICATION_STATUSES.map((value) => ({ value, label: words.statuses[value] }));

/** Proofs of cards, which also count for the business of the same member. */
export function VerificationsTab() {
  const list = useAdminList({
    key: "GET /api/admin/verifications",
    statuses: VERIFICATION_STATUSES,
    queryMin: LISTING_QUERY_MIN,
    read: (query) => api["GET /api/admin/verifications"]({ query }),
  });
  return (
    <>
      <ListScreen
        list={list}
        words={words}
        statuses={STATUSES}
        queryMax={VERIFICATION_QUERY_MAX}
        columns={columnsWith(list.open)}
      />
      {list.openId && <VerificationSheet key={list.openId} id={list.openId} onClose={list.close} />}
    </>
  );
}

const TONES = { pending: "warning", verified: "positive", refused: "danger", ended: "neutral" } as const;

const columnsWith = (onOpen: (id: string) => void): Column<VerificationCase>[] => [
  {
    id: "card",
    header: words.columns.card,
    onCard: "title",
    cell: ({ card }) => (
      <>
        <p className="font-medium wrap-anywhere">{card.name}</p>
        <p className="text-xs text-muted wrap-anywhere">{card.company}</p>
      </>
    ),
  },
  {
    id: "member",
    header: words.columns.member,
    cell: ({ member }) => <span className="wrap-anywhere">{member.name}</span>,
  },
  { id: "method", header: words.columns.method, cell: ({ method }) => words.methods[method] },
  {
    id: "status",
    header: words.columns.status,
    cell: ({ status }) => <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>,
  },
  { id: "since", header: words.columns.since, cell: ({ requestedAt }) => dayInWords(requestedAt) },
  {
    id: "actions",
    header: words.columns.actions,
    onCard: "actions",
    cell: ({ _id, card }) => <OpenButton name={card.name} onOpen={() => onOpen(_id)} />,
  },
];
