import { dayInWords } from "@cardplaza/contract/date-words";
import { rupees } from "@cardplaza/contract/money";
import type { Invoice, Payment, RefundRequest, Subscription } from "@cardplaza/contract/plan/subscription";
import { FileText } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { PolicyLink } from "../policies/policy-link.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { useDownloadInvoice } from "./use-subscription.ts";
import { PAYMENTS_WORDS, REFUND_WORDS } from "./plan-words.ts";

/** What was paid, with its invoices, and the way to ask for it back. */
export function PaymentsPanel({ subscription }: { subscription: Subscription }) {
  const { payments, invoices, refunds, refundUntil } = subscription;
  const [asking, setAsking] = useState(false);
  return (
    <Panel aria-labelledby="payments">
      <PanelHeader title={<span id="payments">{PAYMENTS_WORDS.title}</span>} />
      {payments.length === 0 ? (
        <p className="text-sm text-muted">{PAYMENTS_WORDS.none}</p>
      ) : (
        <ul className="-my-4 divide-y divide-line">
          {payments.map((payment) => (
            <PaymentRow
              key={payment._id}
              payment={payment}
              invoice={invoices.find(({ paymentId }) => paymentId === payment.paymentId)}
              refund={refunds.find(({ paymentId }) => paymentId === payment.paymentId)}
            />
          ))}
        </ul>
      )}
      {refundUntil && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-5 text-sm">
          <p className="min-w-48 flex-1 text-muted">
            {PAYMENTS_WORDS.refundUntil(dayInWords(refundUntil))}{" "}
            <PolicyLink to="/refund-policy">{PAYMENTS_WORDS.refundPolicy}</PolicyLink>
          </p>
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            {REFUND_WORDS.ask}
          </Button>
        </div>
      )}
      {asking && <RefundDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
}

interface PaymentRowProps {
  payment: Payment;
  invoice: Invoice | undefined;
  refund: RefundRequest | undefined;
}

function PaymentRow({ payment, invoice, refund }: PaymentRowProps) {
  const download = useDownloadInvoice();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-44 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium tabular-nums">
          {rupees(payment.amount / 100)}
          <PaymentBadge payment={payment} />
        </p>
        <p className="mt-0.5 text-xs break-all text-muted">
          {dayInWords(payment.paidAt)} · {payment.paymentId}
        </p>
        {payment.surplus && payment.status !== "refunded" && (
          <p className="mt-1 text-xs text-ink">{PAYMENTS_WORDS.surplus}</p>
        )}
        {refund && payment.status !== "refunded" && <RefundState refund={refund} />}
      </div>
      {invoice && (
        <Button
          variant="secondary"
          size="sm"
          busy={download.isPending}
          aria-label={PAYMENTS_WORDS.download(invoice.number)}
          onClick={() => download.mutate(invoice)}
        >
          <FileText /> {invoice.number}
        </Button>
      )}
    </li>
  );
}

function PaymentBadge({ payment: { status, surplus } }: { payment: Payment }) {
  if (status === "refunded") return <Badge>{PAYMENTS_WORDS.refunded}</Badge>;
  return surplus ? (
    <Badge>{PAYMENTS_WORDS.returning}</Badge>
  ) : (
    <Badge tone="positive">{PAYMENTS_WORDS.paid}</Badge>
  );
}

const RefundState = ({ refund: { status, decisionReason } }: { refund: RefundRequest }) => (
  <p className="mt-1 text-xs break-words text-ink">
    {status === "rejected" ? REFUND_WORDS.rejected(decisionReason) : REFUND_WORDS[status]}
  </p>
);
