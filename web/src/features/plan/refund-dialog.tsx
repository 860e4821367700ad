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

function checkReason(text: string) {
  const { length } = text.trim();
  if (length < REFUND_REASON.min) return `At least ${REFUND_REASON.min} characters.`;
  return length <= REFUND_REASON.max || `At most ${REFUND_REASON.max} characters.`;
}

export function RefundDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: "" } });
  const ask = useAskForRefund();
  const submit = form.handleSubmit(({ reason }) =>
    ask.mutateAsync(reason).then(
      () => {
        toast({ title: "Refund requested", description: "We answer within 2 working days." });
        onClose();
      },
      (error: unknown) => void showAtFields(form, error, ["reason"]),
    ),
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Ask for a refund"
        description="The money goes back to where it came from, in 5 to 7 working days. Your Premium plan ends then; nothing is deleted."
      >
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Field
            label="Why do you want your money back?"
            required
            error={form.formState.errors.reason?.message}
          >
            <TextArea {...form.register("reason", { validate: checkReason })} />
          </Field>
          <FormProblem error={ask.error} names={["reason"]} className="mt-4" />
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={ask.isPending}>
              Send the request
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
