import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { showAtFields } from "../../../forms/saving/show-at-fields.ts";
import { checkCode, CodeInput, digitsOf } from "../code-input.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { useConfirmSecondStep } from "./use-second-step.ts";

interface SecondStepSetUpProps {
  secret: string;
  uri: string;
  qr: string;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

export function SecondStepSetUp({ secret, uri, qr, onConfirmed, onCancel }: SecondStepSetUpProps) {
  const form = useForm({ defaultValues: { code: "" } });
  const confirm = useConfirmSecondStep();
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);
  const submit = form.handleSubmit(({ code }) =>
    confirm.mutateAsync(digitsOf(code)).then(
      ({ recoveryCodes }) => onConfirmed(recoveryCodes),
      (error: unknown) => void showAtFields(form, error, ["code"]),
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
      <img
        src={qr}
        alt="QR code that adds this account to an authenticator app"
        width={176}
        height={176}
        className="mx-auto rounded-card border border-line bg-white"
      />
      <div className="grid grid-cols-1 gap-2 text-sm text-muted">
        <p>
          Scan the picture,{" "}
          <a href={uri} className="text-brand-strong underline underline-offset-4">
            open it on this device
          </a>
          , or type this key:
        </p>
        <div className="flex items-center gap-2 rounded-field bg-sunken py-1 pr-1 pl-3 text-ink">
          <code className="min-w-0 flex-1 break-words select-all">{secret.match(/.{1,4}/g)?.join(" ")}</code>
          <CopyButton text={secret} what="the key" />
        </div>
      </div>
      <Field label="Code that the app shows" required error={form.formState.errors.code?.message}>
        <CodeInput {...form.register("code", { validate: checkCode })} />
      </Field>
      <FormProblem error={confirm.error} names={["code"]} />
      <DialogFooter className="mt-0">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={confirm.isPending}>
          Switch on
        </Button>
      </DialogFooter>
    </form>
  );
}
