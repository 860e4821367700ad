import { z } from "zod";
import { AuditReason } from "../audit/audit.ts";
import { endpoints } from "../endpoint.ts";
import { Id, PageNumber, PageSize } from "../shapes.ts";
import { PAYMENT_TEXT, REFUND_STATUSES } from "./payment-words.ts";
import { RefundRequest } from "./subscription.ts";

export const AdminRefund = RefundRequest.extend({
  amount: z.number().int(),
  member: z.object({ _id: Id, name: z.string() }),
});
export type AdminRefund = z.infer<typeof AdminRefund>;

export const adminRefunds = endpoints({
  "GET /api/admin/refunds": {
    summary: "Refunds that members ask for, the oldest undecided first",
    auth: "admin",
    roles: ["finance", "analyst"],
    denied: PAYMENT_TEXT.notYourList,
    query: z.object({
      status: z.enum(REFUND_STATUSES).optional().catch(undefined),
      page: PageNumber,
      limit: PageSize,
    }),
    returns: z.object({
      refunds: z.array(AdminRefund),
      total: z.number(),
      page: z.number(),
      pages: z.number(),
    }),
  },
  "PATCH /api/admin/refunds/:id": {
    summary: "Decide on a refund",
    auth: "admin",
    roles: ["finance"],
    denied: PAYMENT_TEXT.financeOnly,
    params: z.object({ id: Id }),
    body: z.object({ decision: z.enum(["approve", "reject"]), reason: AuditReason }),
    returns: z.object({ refund: AdminRefund }),
  },
});
