import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { showAtFields } from "../../../forms/saving/show-at-fields.ts";
import { checkCode, CodeInput, digitsOf } from "../code-input.tsx";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { ResendButton } from "./resend-button.tsx";
import {
  type ContactKind,
  type SentCodes,
  useConfirmContactChange,
  useStartContactChange,
} from "./use-contact-change.ts";

interface ContactCodesFormProps {
  kind: ContactKind;
  sent: SentCodes;
  oldContact: string;
  onSentAgain: (sent: SentCodes) => void;
  onBack: () => void;
  onDone: () => void;
}

const FIELDS = ["oldCode", "newCode"] as const;

export function ContactCodesForm({
  kind,
  sent,
  oldContact,
  onSentAgain,
  onBack,
  onDone,
}: ContactCodesFormProps) {
  const form = useForm({ defaultValues: { oldCode: "", newCode: "" } });
  const { errors } = form.formState;
  const { setFocus } = form;
  const first = sent.oldCodeSent ? "oldCode" : "newCode";
  useEffect(() => setFocus(first), [setFocus, first]);
  const confirm = useConfirmContactChange(kind);
  const again = useStartContactChange(kind);
  const submit = form.handleSubmit(({ oldCode, newCode }) =>
    confirm
      .mutateAsync({
        newCode: digitsOf(newCode),
        ...(sent.oldCodeSent ? { oldCode: digitsOf(oldCode) } : {}),
      })
      .then(onDone, (error: unknown) => void showAtFields(form, error, FIELDS)),
  );
  const resend = () =>
    again.mutate(sent.to, {
      onSuccess(next) {
        form.reset();
        confirm.reset();
        onSentAgain(next);
      },
    });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
      {sent.oldCodeSent && (
        <Field label={`Code sent to ${oldContact}`} required error={errors.oldCode?.message}>
          <CodeInput {...form.register("oldCode", { validate: checkCode })} />
        </Field>
      )}
      <Field label={`Code sent to ${sent.to}`} required error={errors.newCode?.message}>
        <CodeInput {...form.register("newCode", { validate: checkCode })} />
      </Field>
      <ResendButton resendAt={sent.resendAt} busy={again.isPending} onResend={resend} />
      <FormProblem error={confirm.error ?? again.error} names={FIELDS} />
      <DialogFooter className="mt-0">
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" busy={confirm.isPending}>
          Confirm
        </Button>
      </DialogFooter>
    </form>
  );
}
