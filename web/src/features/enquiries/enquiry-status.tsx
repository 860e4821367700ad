import {
  ENQUIRY_STATUS_LABEL,
  type EnquiryStatus,
  SENT_STATUS_LABEL,
} from "@cardplaza/contract/enquiries/enquiry-words";
import type { ComponentProps } from "react";
import { Badge } from "../../ui/badge.tsx";

const TONE: Record<EnquiryStatus, ComponentProps<typeof Badge>["tone"]> = {
  new: "brand",
  viewed: "neutral",
  responded: "brand",
  quoted: "warning",
  won: "positive",
  lost: "neutral",
  spam: "danger",
  closed: "neutral",
};

interface StatusBadgeProps {
  status: EnquiryStatus;
  side: "owner" | "buyer";
}

export function EnquiryStatusBadge({ status, side }: StatusBadgeProps) {
  const label = side === "owner" ? ENQUIRY_STATUS_LABEL[status] : SENT_STATUS_LABEL[status];
  return <Badge tone={TONE[status]}>{label}</Badge>;
}
