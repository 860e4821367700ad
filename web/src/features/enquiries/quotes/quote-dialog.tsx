import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { QUOTE_NOTE_MAX } from "@cardplaza/contract/enquiries/enquiry-words";
import { DAY_MS, dateInIndia } from "@cardplaza/contract/time";
import { TYPED_SUM_MAX } from "@cardplaza/contract/text-limits";
import { useState } from "react";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useNow } from "../../notifications/use-now.ts";
import { AMOUNT_HINT, isAmount, paiseOf, typedAmount } from "../amount.ts";
import { AnsweredNotice } from "../answered-notice.tsx";
import { isAnswered, useSendQuote } from "../use-enquiry.ts";

const USUAL_DAYS = 14;

export function QuoteDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const today = dateInIndia(useNow());
  const [usualDay] = useState(() => dateInIndia(new Date(Date.now() + USUAL_DAYS * DAY_MS)));
  const send = useSendQuote(enquiry._id);
  const form = useSmallForm({
    begin: {
      amount: typedAmount(enquiry.order?.pricePaise),
      validTill: usualDay,
      note: "",
      /** Although a colleague answered a moment ago. */
      anyway: false,
    },
    check: ({ amount }) => ({ amount: !(isAmount(amount) && paiseOf(amount)) && AMOUNT_HINT }),
    send: ({ amount, note, ...rest }, key) =>
      send.mutateAsync({
        ...rest,
        amountPaise: paiseOf(amount) ?? 0,
        note: note.trim() || undefined,
        // Sent anyway it is another request, with a key of its own.
        key: rest.anyway ? `${key}-anyway` : key,
      }),
    onSent: onClose,
    named: { amountPaise: "amount" },
  });
  const { text, problems, error } = form;
  return (
    <SmallFormDialog
      title="Send a quote"
      description={[
        `To ${enquiry.name}.`,
        enquiry.quotes.some(({ status }) => status === "sent") && "This replaces your earlier quote.",
      ]
        .filter(Boolean)
        .join(" ")}
      form={isAnswered(error) ? { ...form, problem: undefined } : form}
      sendLabel="Send quote"
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="Amount" required error={problems.amount}>
          <TextField inputMode="decimal" leading="₹" maxLength={TYPED_SUM_MAX} {...text("amount")} />
        </Field>
        <Field label="Valid till" required error={problems.validTill}>
          <TextField type="date" min={today} {...text("validTill")} />
        </Field>
      </div>
      <Field label="Note" optional hint="What's included, delivery, GST." error={problems.note}>
        <TextArea rows={4} maxLength={QUOTE_NOTE_MAX} {...text("note")} />
      </Field>
      {isAnswered(error) && (
        <AnsweredNotice
          enquiry={enquiry}
          error={error}
          busy={form.isSending}
          onSendAnyway={() => form.submit({ anyway: true })}
        />
      )}
    </SmallFormDialog>
  );
}
