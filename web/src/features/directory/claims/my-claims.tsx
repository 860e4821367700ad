import { dayInWords } from "@cardplaza/contract/date-words";
import {
  CLAIM_STATUS_WORDS,
  isOpenClaim,
  type ClaimStatus,
} from "@cardplaza/contract/directory/claims/claim-words";
import type { Claim } from "@cardplaza/contract/directory/claims/claims";
import { DAY_MS } from "@cardplaza/contract/time";
import { useState } from "react";
import { Link } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { ReceivedClaimItem } from "./received-claim.tsx";
import { useMyClaims } from "./use-claims.ts";

const SHOWN_DAYS = 30;
const TONES: Record<ClaimStatus, "neutral" | "brand" | "positive" | "warning"> = {
  submitted: "warning",
  owner_notified: "brand",
  verifying: "brand",
  more_needed: "warning",
  approved: "positive",
  rejected: "warning",
  withdrawn: "neutral",
};

/** A member's claims, and listings that they lost by a claim. Hidden if there is neither. */
export function MyClaims() {
  const { data, isError, isFetching, refetch } = useMyClaims();
  const [since] = useState(() => Date.now() - SHOWN_DAYS * DAY_MS);
  if (isError) {
    return (
      <Notice
        tone="warning"
        action={
          <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        Your claims did not load.
      </Notice>
    );
  }
  const claims = (data?.claims ?? []).filter(
    ({ status, decidedAt }) =>
      isOpenClaim(status) || (status === "rejected" && decidedAt !== null && Date.parse(decidedAt) > since),
  );
  const lost = (data?.received ?? []).filter(({ status }) => status === "approved");
  if (claims.length + lost.length === 0) return null;
  return (
    <Panel id="claims" aria-label="Your claims">
      <PanelHeader title="Your claims" className="mb-4" />
      <ul className="grid grid-cols-1 gap-4">
        {lost.map((claim) => (
          <li key={claim._id}>
            <ReceivedClaimItem claim={claim} />
          </li>
        ))}
        {claims.map((claim) => (
          <li key={claim._id} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
            <OwnClaim claim={claim} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OwnClaim({ claim: { listing, status, reason, createdAt } }: { claim: Claim }) {
  return (
    <div className="grid grid-cols-1 gap-2 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Link
          to={`/business/${listing.slug}?claim=1`}
          className="min-w-0 font-medium break-words text-brand-strong underline underline-offset-2"
        >
          {listing.name}
        </Link>
        <Badge tone={TONES[status]}>{CLAIM_STATUS_WORDS[status]}</Badge>
      </div>
      <p className="text-muted">
        {listing.city} · {dayInWords(createdAt)}
      </p>
      {(status === "rejected" || status === "more_needed") && reason && (
        <p className="break-words">{reason}</p>
      )}
    </div>
  );
}
