import { eq } from "drizzle-orm";
import { dayInWords } from "@cardplaza/contract/date-words";
import { rupees } from "@cardplaza/contract/money";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { drawPdf } from "../../../platform/pdf/draw-pdf.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { members } from "../../accounts/accounts.table.ts";
import { layOutMail } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import { invoiceFileName } from "../invoices/invoice-lines.ts";
import { invoices, payments } from "./payments.table.ts";

/**
 * Mails the receipt with its invoice, once for each payment. A job, because drawing takes longer than a
 * payment should hold its locks. It goes to an unproven address too (docs/decisions/0024).
 */
export async function mailReceipt(ctx: JobContext, invoiceId: string): Promise<void> {
  const [found] = await ctx.db
    .select({ invoice: invoices, payment: payments, member: members })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .innerJoin(members, eq(members.id, invoices.memberId))
    .where(eq(invoices.id, invoiceId));
  if (!found?.member.email) return;
  const { invoice, payment, member } = found;
  const pdf = {
    filename: invoiceFileName(invoice),
    contentType: "application/pdf",
    content: Buffer.from(await drawPdf("invoice", invoice, member.id)).toString("base64"),
  };
  const mail = {
    to: found.member.email,
    toName: member.name,
    subject: `Your Premium plan, invoice ${invoice.number}`,
    attachments: [pdf],
    ...layOutMail({
      heading: "Your receipt for Premium",
      paragraphs: [
        `We have received ${rupees(invoice.amountPaise / 100)}. Your Premium plan lasts until ${dayInWords(invoice.periodEndsAt)}.`,
        `Paid on ${dayInWords(payment.paidAt)}\nPayment id: ${payment.providerPaymentId}\nInvoice: ${invoice.number}`,
        "The invoice is attached as a PDF. You also find it with your plan.",
      ],
      button: { label: "See my plan", url: `${ctx.origin}/profile?tab=plan` },
      footer: member.emailProvenAt
        ? undefined
        : `This address was given by the member who paid. If that was not you, write to us: ${ctx.origin}/contact-us`,
    }),
  };
  await inTransaction(ctx.db, (tx) => queueMail(ctx, tx, mail, { onceFor: invoice.id }));
}

export const mailReceiptJob: Job<JobContext, { invoiceId: string }> = {
  name: "mail-receipt",
  run: (ctx, { invoiceId }) => mailReceipt(ctx, invoiceId),
};
