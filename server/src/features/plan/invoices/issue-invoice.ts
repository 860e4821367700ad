import { sql } from "drizzle-orm";
import { gstInside } from "@cardplaza/contract/plan/gst-rules";
import { dateInIndia } from "@cardplaza/contract/time";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { one } from "../../../platform/one.ts";
import {
  invoiceNumbers,
  invoices,
  type InvoiceRow,
  type PaymentOrder,
  type PaymentRow,
} from "../payments/payments.table.ts";
import { sellerOf } from "../seller.ts";
import type { PlanContext } from "../plan-context.ts";

interface Sale {
  order: PaymentOrder;
  payment: PaymentRow;
  startsAt: Date;
  endsAt: Date;
}

/** Issues the invoice of a payment with today's details. */
export async function issueInvoice({ config, now }: PlanContext, tx: Tx, sale: Sale): Promise<InvoiceRow> {
  const { order, payment } = sale;
  const seller = sellerOf(config);
  const gst = gstInside(payment.amountPaise, config.GST_RATE, seller.state, order.billing.state);
  return one(
    await tx
      .insert(invoices)
      .values({
        id: newId(now.getTime()),
        paymentId: payment.id,
        memberId: payment.memberId,
        number: await nextNumber(tx, order.provider, now),
        seller,
        buyer: order.billing,
        amountPaise: payment.amountPaise,
        gst: { ...gst, ratePercent: config.GST_RATE, sac: config.GST_SAC },
        periodStartsAt: sale.startsAt,
        periodEndsAt: sale.endsAt,
        issuedAt: now,
      })
      .returning(),
  );
}

/**
 * "CP/26-27/00042": at most 16 characters, as the tax rules require. The test gateway has its own numbers.
 */
async function nextNumber(tx: Tx, provider: PaymentOrder["provider"], now: Date): Promise<string> {
  const series = `${provider === "test" ? "TEST" : "CP"}/${financialYear(now)}`;
  const counter = one(
    await tx
      .insert(invoiceNumbers)
      .values({ year: series, last: 1 })
      .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
      .returning(),
  );
  return `${series}/${String(counter.last).padStart(5, "0")}`;
}

/** The financial year, April to March in Indian time: "26-27". */
export function financialYear(now: Date): string {
  const [year = 0, month = 0] = dateInIndia(now).split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${String(first).slice(-2)}-${String(first + 1).slice(-2)}`;
}
