import { eq, or } from "drizzle-orm";
import { dayInWords } from "@cardplaza/contract/date-words";
import { rupees } from "@cardplaza/contract/money";
import type { AdminSearch } from "../../registry/admin-search.ts";
import { members } from "../accounts/accounts.table.ts";
import { invoices, payments } from "./payments/payments.table.ts";

/** By the number of the invoice, or by an id of ours, of the provider or of the member. */
export const paymentSearch: AdminSearch = {
  kind: "payments",
  roles: ["finance"],
  async find({ db }, q, limit) {
    const [invoice] = await db
      .select({ paymentId: invoices.paymentId })
      .from(invoices)
      .where(eq(invoices.number, q.toUpperCase()));
    const found = await db
      .select({ payment: payments, payer: members.name })
      .from(payments)
      .innerJoin(members, eq(members.id, payments.memberId))
      .where(
        or(
          eq(payments.id, invoice?.paymentId ?? q),
          eq(payments.providerPaymentId, q),
          eq(payments.memberId, q),
        ),
      )
      .limit(limit);
    return found.map(({ payment: { id, memberId, amountPaise, paidAt, providerPaymentId }, payer }) => ({
      id,
      title: `${rupees(amountPaise / 100)} · ${payer}`,
      detail: `${providerPaymentId} · ${dayInWords(paidAt)}`,
      path: `/admin/users?member=${memberId}`,
    }));
  },
};
