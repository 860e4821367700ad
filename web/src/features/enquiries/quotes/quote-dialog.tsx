import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { QUOTE_NOTE_MAX } from "@cardplaza/contract/enquiries/enquiry-words";
import { DAY_MS, dateInIndia } from "@cardplaza/contract/time";
import { TYPED_SUM_MAX } from "@cardplaza/contract/text-limits";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useNow } from "../../notifications/use-now.ts";
import { AMOUNT_HINT, isAmount, paiseOf, typedAmount } from "../amount.ts";
import { AnsweredNotice } from "../thread/answered-notice.tsx";
import { isAnswered, useSendQuote } from "../use-enquiry.ts";

const USUAL_DAYS = 14;

export function QuoteDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const [typed, setTyped] = useState(() => ({
    amount: typedAmount(enquiry.order?.pricePaise),
    validTill: dateInIndia(new Date(Date.now() + USUAL_DAYS * DAY_MS)),
    note: "",
  }));
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string>();
  const today = dateInIndia(useNow());
  const send = useSendQuote(enquiry._id);
  const fields = (send.error instanceof ApiError && send.error.fields) || {};
  const isAtField = Object.keys(fields).length > 0;
  const change = (part: Partial<typeof typed>) => {
    setTyped((now) => ({ ...now, ...part }));
    setKey(crypto.randomUUID());
    setProblem(undefined);
  };
  const submit = (anyway: boolean) => {
    const { amount, validTill, note } = typed;
    const amountPaise = isAmount(amount) ? paiseOf(amount) : undefined;
    if (!amountPaise) return setProblem(AMOUNT_HINT);
    const body = { amountPaise, validTill, note: note.trim() || undefined, anyway };
    // Sent anyway it is another request, with a key of its own.
    if (!send.isPending)
      send.mutate({ ...body, key: anyway ? `${key}-anyway` : key }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Send a quote"
        description={[
          `To ${enquiry.name}.`,
          enquiry.quotes.some(({ status }) => status === "sent") && "This replaces your earlier quote.",
        ]
          .filter(Boolean)
          .join(" ")}
      >
        <form
          noValidate
          className="grid grid-cols-1 gap-4"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            submit(false);
          }}
        >
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <Field label="Amount" required error={problem ?? fields.amountPaise}>
              <TextField
                inputMode="decimal"
                leading="₹"
                maxLength={TYPED_SUM_MAX}
                value={typed.amount}
                onChange={(event) => change({ amount: event.target.value })}
              />
            </Field>
            <Field label="Valid till" required error={fields.validTill}>
              <TextField
                type="date"
                min={today}
                value={typed.validTill}
                onChange={(event) => change({ validTill: event.target.value })}
              />
            </Field>
          </div>
          <Field label="Note" optional hint="What's included, delivery, GST." error={fields.note}>
            <TextArea
              rows={4}
              maxLength={QUOTE_NOTE_MAX}
              value={typed.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          </Field>
          {send.error && isAnswered(send.error) && (
            <AnsweredNotice
              enquiry={enquiry}
              error={send.error}
              busy={send.isPending}
              onSendAnyway={() => submit(true)}
            />
          )}
          {send.error && !isAnswered(send.error) && !isAtField && (
            <Notice tone="danger" live>
              {problemText(send.error)}
            </Notice>
          )}
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={send.isPending}>
              Send quote
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
