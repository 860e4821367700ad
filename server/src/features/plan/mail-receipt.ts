import { rupees } from "@cardplaza/contract/card-rules";
import type { Tx } from "../../platform/database.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { layOutMail } from "../outgoing/mail-layout.ts";
import { queueMail } from "../outgoing/queue-mail.ts";
import type { InvoiceRow } from "./payments.table.ts";
import { dayOf } from "./plan-days.ts";
import type { PlanContext } from "./plan-context.ts";

/** What was bought, until when, and where the invoice is. */
export async function mailReceipt(
  ctx: PlanContext,
  tx: Tx,
  member: Member,
  invoice: InvoiceRow,
): Promise<void> {
  if (!member.email || !member.emailProvenAt) return;
  await queueMail(ctx, tx, {
    to: member.email,
    subject: `Your Premium plan, invoice ${invoice.number}`,
    ...layOutMail({
      heading: "Welcome to Premium",
      paragraphs: [
        `We have received ${rupees(invoice.amountPaise / 100)}. Your Premium plan lasts until ${dayOf(invoice.periodEndsAt)}.`,
        `Your invoice ${invoice.number} is kept with your plan, as a PDF.`,
      ],
      button: { label: "See my plan", url: `${ctx.origin}/profile?tab=plan` },
    }),
  });
}
