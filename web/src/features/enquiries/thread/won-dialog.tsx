import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { TYPED_SUM_MAX } from "@cardplaza/contract/text-limits";
import { type FormEvent, useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { AMOUNT_HINT, isAmount, paiseOf, typedAmount } from "../amount.ts";
import { useMoveEnquiry } from "../use-enquiry.ts";

/** The value of the last quote is offered. */
export function WonDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const [value, setValue] = useState(() => typedAmount(enquiry.quotes.at(-1)?.amountPaise));
  const move = useMoveEnquiry(enquiry._id);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAmount(value)) setProblem(AMOUNT_HINT);
    else if (!move.isPending)
      move.mutate({ status: "won", wonPaise: paiseOf(value) }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Mark as won" description="The buyer does not see the value.">
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <Field label="Value" optional error={problem}>
            <TextField
              inputMode="decimal"
              leading="₹"
              maxLength={TYPED_SUM_MAX}
              value={value}
              onChange={(event) => {
                setValue(event.target.value);
                setProblem(undefined);
              }}
            />
          </Field>
          {move.error && (
            <Notice tone="danger" live>
              {problemText(move.error)}
            </Notice>
          )}
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={move.isPending}>
              Mark as won
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
