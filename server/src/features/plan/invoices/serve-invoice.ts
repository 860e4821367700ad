import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { fileResponse } from "../../../platform/http/file-response.ts";
import { drawPdf } from "../../../platform/pdf/draw-pdf.ts";
import { notFound } from "../../../platform/refusals.ts";
import { invoiceFileName } from "./invoice-lines.ts";
import { invoices } from "../payments/payments.table.ts";

/** `file` is `{id}.pdf`. */
export async function serveInvoice({ db, member }: MemberContext, file: string) {
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, file.slice(0, -".pdf".length)), eq(invoices.memberId, member.id)));
  if (!invoice) throw notFound();
  return fileResponse(await drawPdf("invoice", invoice, member.id), { plainName: invoiceFileName(invoice) });
}
