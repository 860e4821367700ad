import { ADDRESS_WORDS } from "@cardplaza/contract/accounts/account-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { rupees } from "@cardplaza/contract/money";
import type { Invoice, Payment, Subscription } from "@cardplaza/contract/plan/subscription";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, FileText, Inbox, Palette, QrCode } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { query } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../ui/overlays/dialog.tsx";
import { AddEmail } from "../accounts/contact-change/add-email.tsx";
import { clearPurchase } from "./after-purchase.ts";
import { CelebrationDrawing } from "./celebration-drawing.tsx";
import { useDownloadInvoice, useSubscription } from "./use-subscription.ts";
import { CELEBRATION_WORDS, PAYMENTS_WORDS } from "./plan-words.ts";

/** What was bought, its receipt and what to try next. The page below is where the member wanted to go. */
export function Celebration({ paymentId }: { paymentId: string }) {
  const { data } = useSubscription();
  const payment = data?.payments.find((each) => each.paymentId === paymentId && !each.surplus);
  // Also where it is not this member's: somebody else may have signed in.
  useEffect(() => {
    if (data) clearPurchase();
  }, [data]);
  return data && payment ? <CelebrationDialog subscription={data} payment={payment} /> : null;
}

interface CelebrationDialogProps {
  subscription: Subscription;
  payment: Payment;
}

function CelebrationDialog({ subscription, payment }: CelebrationDialogProps) {
  const { since, until, invoices, checkout } = subscription;
  const [open, setOpen] = useState(true);
  const isRenewal = since !== null && Date.parse(since) < Date.parse(payment.paidAt);
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent
        title={isRenewal ? CELEBRATION_WORDS.renewed : CELEBRATION_WORDS.bought}
        description={until && CELEBRATION_WORDS.until(dayInWords(until))}
      >
        <CelebrationDrawing />
        <Receipt
          payment={payment}
          invoice={invoices.find((each) => each.paymentId === payment.paymentId)}
          isTest={checkout?.test ?? false}
        />
        <h3 className="mt-6 text-base">{CELEBRATION_WORDS.next}</h3>
        <ul className="-mx-2 mt-2">
          {NEXT.map((next) => (
            <li key={next.to}>
              <NextStep {...next} onFollow={close} />
            </li>
          ))}
        </ul>
        <DialogFooter>
          <Button onClick={close}>{CELEBRATION_WORDS.continue}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface ReceiptProps {
  payment: Payment;
  invoice: Invoice | undefined;
  /** Paid with the test gateway. */
  isTest: boolean;
}

function Receipt({ payment, invoice, isTest }: ReceiptProps) {
  const email = useQuery(query["GET /api/user-profile"]()).data?.email;
  const download = useDownloadInvoice();
  return (
    <section aria-label={CELEBRATION_WORDS.receipt} className="rounded-card border border-line p-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
        <Fact name={CELEBRATION_WORDS.amount}>
          {rupees(payment.amount / 100)}
          <span className="block text-xs font-normal text-muted">
            {isTest ? CELEBRATION_WORDS.test : CELEBRATION_WORDS.withGst}
          </span>
        </Fact>
        <Fact name={CELEBRATION_WORDS.paidOn}>{dayInWords(payment.paidAt)}</Fact>
        <Fact name={CELEBRATION_WORDS.paymentId} wide>
          {payment.paymentId}
        </Fact>
      </dl>
      {invoice && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4 max-sm:w-full"
          busy={download.isPending}
          aria-label={PAYMENTS_WORDS.download(invoice.number)}
          onClick={() => download.mutate(invoice)}
        >
          <FileText /> {CELEBRATION_WORDS.invoice(invoice.number)}
        </Button>
      )}
      {email && <p className="mt-3 text-xs wrap-anywhere text-muted">{CELEBRATION_WORDS.mailed(email)}</p>}
      {email === "" && <AddEmail why={ADDRESS_WORDS.forReceipt} className="mt-4" />}
    </section>
  );
}

const Fact = ({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <div className={wide ? "col-span-2" : undefined}>
    <dt className="text-muted">{name}</dt>
    <dd className="mt-0.5 font-medium wrap-anywhere tabular-nums">{children}</dd>
  </div>
);

const NEXT = [
  {
    to: "/business-cards?section=customization",
    label: CELEBRATION_WORDS.personalization,
    text: CELEBRATION_WORDS.personalizationText,
    icon: Palette,
  },
  {
    to: "/business-cards?tool=qr-codes",
    label: CELEBRATION_WORDS.qrStudio,
    text: CELEBRATION_WORDS.qrStudioText,
    icon: QrCode,
  },
  {
    to: "/business-cards?section=my-leads",
    label: CELEBRATION_WORDS.leads,
    text: CELEBRATION_WORDS.leadsText,
    icon: Inbox,
  },
] as const;

function NextStep({
  to,
  label,
  text,
  icon: Icon,
  onFollow,
}: (typeof NEXT)[number] & { onFollow: () => void }) {
  return (
    <Link
      to={to}
      onClick={onFollow}
      className="flex min-h-14 items-center gap-3 rounded-field px-2 transition-colors duration-150 hover:bg-hover"
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-brand-strong" />
      <span className="min-w-0 flex-1 py-2 text-sm">
        <span className="block font-medium">{label}</span>
        <span className="block text-muted">{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
    </Link>
  );
}
