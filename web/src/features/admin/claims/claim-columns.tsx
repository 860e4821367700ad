import { CLAIM_METHOD_WORDS, CLAIM_ROLE_WORDS } from "@cardplaza/contract/directory/claims/claim-words";
import type { ClaimCase } from "@cardplaza/contract/directory/claims/claims";
import { dayInWords } from "@cardplaza/contract/date-words";
import { Badge } from "../../../ui/badge.tsx";
import type { Column } from "../../../ui/lists/data-table.tsx";
import { OpenButton } from "../lists/open-button.tsx";
import { CLAIMS_WORDS as words } from "./claims-words.ts";

export const claimColumns = (onOpen: (id: string) => void): Column<ClaimCase>[] => [
  {
    id: "business",
    header: words.columns.business,
    onCard: "title",
    cell: ({ listing, rivals }) => (
      <>
        <p className="font-medium wrap-anywhere">{listing.name}</p>
        <p className="text-xs text-muted">
          {listing.city}
          {rivals > 0 && ` · ${words.rivals(rivals)}`}
        </p>
      </>
    ),
  },
  {
    id: "claimant",
    header: words.columns.claimant,
    cell: ({ claimant, role }) => (
      <>
        <p className="wrap-anywhere">
          {claimant.name} <span className="text-muted">({CLAIM_ROLE_WORDS[role]})</span>
        </p>
        {claimant.rejections > 0 && (
          <p className="text-xs text-warning">{words.rejections(claimant.rejections)}</p>
        )}
      </>
    ),
  },
  { id: "proof", header: words.columns.proof, cell: ({ method }) => CLAIM_METHOD_WORDS[method] },
  { id: "status", header: words.columns.status, cell: (claim) => <ClaimState claim={claim} /> },
  { id: "since", header: words.columns.since, cell: ({ updatedAt }) => dayInWords(updatedAt) },
  {
    id: "actions",
    header: words.columns.actions,
    onCard: "actions",
    cell: ({ _id, listing }) => <OpenButton name={listing.name} onOpen={() => onOpen(_id)} />,
  },
];

const TONES = {
  submitted: "neutral",
  owner_notified: "brand",
  verifying: "warning",
  more_needed: "brand",
  approved: "positive",
  rejected: "danger",
  withdrawn: "neutral",
} as const;

export const ClaimState = ({ claim }: { claim: Pick<ClaimCase, "status"> & { isDisputed?: boolean } }) => (
  <span className="inline-flex flex-wrap gap-1.5">
    <Badge tone={TONES[claim.status]}>{words.statuses[claim.status]}</Badge>
    {claim.isDisputed && <Badge tone="warning">{words.disputed}</Badge>}
  </span>
);
