import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { TYPED_SUM_MAX } from "@cardplaza/contract/text-limits";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { AMOUNT_HINT, isAmount, paiseOf, typedAmount } from "../amount.ts";
import { useMoveEnquiry } from "../use-enquiry.ts";

/** The value of the last quote is offered. */
export function WonDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const move = useMoveEnquiry(enquiry._id);
  const form = useSmallForm({
    begin: { value: typedAmount(enquiry.quotes.at(-1)?.amountPaise) },
    check: ({ value }) => ({ value: !isAmount(value) && AMOUNT_HINT }),
    send: ({ value }) => move.mutateAsync({ status: "won", wonPaise: paiseOf(value) }),
    onSent: onClose,
  });
  return (
    <SmallFormDialog
      title="Mark as won"
      description="The buyer does not see the value."
      form={form}
      sendLabel="Mark as won"
      onClose={onClose}
    >
      <Field label="Value" optional error={form.problems.value}>
        <TextField inputMode="decimal" leading="₹" maxLength={TYPED_SUM_MAX} {...form.text("value")} />
      </Field>
    </SmallFormDialog>
  );
}
