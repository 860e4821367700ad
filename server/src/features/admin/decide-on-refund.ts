import type { AdminContext } from "../../context.ts";
import { decideRefund } from "../plan/refunds/decide-refund.ts";
import { presentAdminRefund } from "../plan/refunds/refund-queries.ts";
import { asAdmin } from "../audit/record-admin-action.ts";

interface Decision {
  decision: "approve" | "reject";
  reason: string;
}

export async function decideOnRefund(ctx: AdminContext, id: string, { decision, reason }: Decision) {
  return asAdmin(ctx, async (tx, record) => {
    const approved = decision === "approve";
    const { before, after } = await decideRefund(ctx, tx, id, { approved, reason });
    record({
      action: `refund.${decision}`,
      targetType: "refund",
      targetId: id,
      before: before.request,
      after: after.request,
      reason,
      destructive: true,
    });
    return { refund: presentAdminRefund(after) };
  });
}
