import {
  IT_QUOTE_STATUS_LABEL,
  REQUIREMENT_STATUS_LABEL,
  type ItQuoteStatus,
  type RequirementStatus,
} from "@cardplaza/contract/it-services/it-words";
import { Badge } from "../../../ui/badge.tsx";

const TONES = {
  open: "brand",
  shortlisting: "warning",
  awarded: "positive",
  completed: "positive",
  cancelled: "neutral",
  expired: "neutral",
} as const;

export const RequirementStatusBadge = ({ status }: { status: RequirementStatus }) => (
  <Badge tone={TONES[status]}>{REQUIREMENT_STATUS_LABEL[status]}</Badge>
);

const QUOTE_TONES = {
  sent: "brand",
  shortlisted: "warning",
  accepted: "positive",
  rejected: "neutral",
  withdrawn: "neutral",
} as const;

/** A quote has been sent by one side and received by the other. */
export const QuoteStatusBadge = ({ status, isOwn }: { status: ItQuoteStatus; isOwn?: boolean }) => (
  <Badge tone={QUOTE_TONES[status]}>
    {isOwn && status === "sent" ? "Sent" : IT_QUOTE_STATUS_LABEL[status]}
  </Badge>
);
