import type { ListingCase } from "@cardplaza/contract/directory/listings";
import { Badge } from "../../../ui/badge.tsx";
import { LISTINGS_WORDS as words } from "./listings-words.ts";

const TONES = {
  draft: "neutral",
  pending: "warning",
  published: "positive",
  paused: "neutral",
  rejected: "danger",
  suspended: "danger",
} as const;

export const ListingState = ({ listing: { status = "draft", waiting } }: { listing: ListingCase }) => (
  <span className="inline-flex flex-wrap gap-1.5">
    <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
    {waiting && <Badge tone="warning">{words.changeWaits}</Badge>}
  </span>
);
