import { and, eq, gt } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Tx } from "../../../platform/database.ts";
import type { MemberEventContext } from "../../../registry/registration.ts";
import { mailReceiptJob } from "./mail-receipt.ts";
import { invoices } from "./payments.table.ts";

const WAITING_MS = 30 * DAY_MS;

/** Who paid without an address gets the last receipts once there is one. Older invoices are with the plan. */
export async function mailWaitingReceipts(ctx: MemberEventContext, tx: Tx, memberId: string): Promise<void> {
  const rows = await tx
    .select({ invoiceId: invoices.id })
    .from(invoices)
    .where(
      and(eq(invoices.memberId, memberId), gt(invoices.issuedAt, new Date(ctx.now.getTime() - WAITING_MS))),
    );
  for (const row of rows) await ctx.jobs.enqueue(tx, mailReceiptJob, row);
}
