import { REFUND_REASON } from "@cardplaza/contract/plan/payment-words";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../ui/overlays/dialog.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import { showAtFields } from "../../forms/saving/show-at-fields.ts";
import { FormProblem } from "../../forms/saving/form-problem.tsx";
import { useAskForRefund } from "./use-subscription.ts";
import { BILLING_WORDS, REFUND_WORDS } from "./plan-words.ts";

function checkReason(text: string) {
  const { length } = text.trim();
  if (length < REFUND_REASON.min) return BILLING_WORDS.tooShort(REFUND_REASON.min);
  return length <= REFUND_REASON.max || BILLING_WORDS.tooLong(REFUND_REASON.max);
}

export function RefundDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: "" } });
  const ask = useAskForRefund();
  const submit = form.handleSubmit(({ reason }) =>
    ask.mutateAsync(reason).then(
      () => {
        toast({ title: REFUND_WORDS.sent, description: REFUND_WORDS.sentNext });
        onClose();
      },
      (error: unknown) => void showAtFields(form, error, ["reason"]),
    ),
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={REFUND_WORDS.ask} description={REFUND_WORDS.description}>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Field label={REFUND_WORDS.why} required error={form.formState.errors.reason?.message}>
            <TextArea {...form.register("reason", { validate: checkReason })} />
          </Field>
          <FormProblem error={ask.error} names={["reason"]} className="mt-4" />
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              {REFUND_WORDS.cancel}
            </Button>
            <Button type="submit" busy={ask.isPending}>
              {REFUND_WORDS.send}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
