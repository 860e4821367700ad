import type { RefundRequest } from "@cardplaza/contract/plan/subscription";
import type { z } from "zod";
import type { RefundRequestRow } from "../payments/payments.table.ts";

export const presentRefund = (
  request: RefundRequestRow,
  paymentId: string,
): z.input<typeof RefundRequest> => ({
  _id: request.id,
  paymentId,
  reason: request.reason,
  status: request.status,
  createdAt: request.createdAt,
  decidedAt: request.decidedAt,
  decisionReason: request.decisionReason,
});
