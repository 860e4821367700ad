import type { ThankYou } from "@cardplaza/contract/chapters/referral";
import { REFERRAL_LIMITS } from "@cardplaza/contract/chapters/referral-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { showAtFields } from "../../../../forms/saving/show-at-fields.ts";
import { api } from "../../../../lib/api.ts";
import { Field } from "../../../../ui/fields/field.tsx";
import { RadioGroup } from "../../../../ui/fields/radio-group.tsx";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import { toast } from "../../../../ui/overlays/toast-store.ts";
import { paiseOf, typedAmount } from "../../../enquiries/amount.ts";
import { AmountField, amountProblem } from "./amount-field.tsx";
import { SlipDialog } from "./slip-dialog.tsx";
import { SlipForm } from "./slip-form.tsx";
import { THANK_KIND_OPTIONS } from "./thank-kinds.ts";
import { useReadSlipsAgain } from "../use-referrals.ts";

const NAMES = ["amountPaise", "note"] as const;

/** Within seven days the amount, its kind and the note can still change. */
export function EditThankDialog({ thankYou, onClose }: { thankYou: ThankYou; onClose: () => void }) {
  const { _id: id, amountPaise, kind, note, editableUntil, to } = thankYou;
  const form = useForm({ defaultValues: { amountPaise: typedAmount(amountPaise), kind, note } });
  const { errors } = form.formState;
  const readAgain = useReadSlipsAgain();
  const change = useMutation({
    mutationFn: (body: { amountPaise: number; kind: ThankYou["kind"]; note: string }) =>
      api["PATCH /api/thank-yous/:id"]({ params: { id }, body }),
    onSuccess: () => {
      toast({ title: "Thank-you changed" });
      onClose();
      return readAgain();
    },
  });
  const send = form.handleSubmit((values) =>
    change
      .mutateAsync({ ...values, amountPaise: paiseOf(values.amountPaise) ?? 0, note: values.note.trim() })
      .then(
        () => undefined,
        (error: unknown) => void showAtFields(form, error, NAMES),
      ),
  );
  return (
    <SlipDialog
      title={`Change your thank-you to ${to.name}`}
      description={`You can change it until ${dayInWords(editableUntil)}.`}
      onClose={onClose}
    >
      <SlipForm
        sendLabel="Save"
        busy={change.isPending}
        error={change.error}
        names={NAMES}
        onSend={(event) => void send(event)}
        onClose={onClose}
      >
        <AmountField
          label="Value of the business"
          error={errors.amountPaise?.message}
          {...form.register("amountPaise", { validate: (text) => amountProblem(text) ?? true })}
        />
        <RadioGroup label="Kind" options={THANK_KIND_OPTIONS} {...form.register("kind")} />
        <Field label="Note" optional error={errors.note?.message}>
          <TextArea {...form.register("note")} rows={2} maxLength={REFERRAL_LIMITS.note[1]} />
        </Field>
      </SlipForm>
    </SlipDialog>
  );
}
