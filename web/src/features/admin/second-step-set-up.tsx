import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CODE_RULES, CodeField } from "./code-field.tsx";
import { failureText } from "./failure-text.ts";
import { SecretKey } from "./secret-key.tsx";
import { useConfirmSecondStep } from "./use-second-step.ts";

interface SecondStepSetUpProps {
  secret: string;
  uri: string;
  qr: string;
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** Scan, or type the key; then show that the app gives the right codes. */
export function SecondStepSetUp({ secret, uri, qr, onConfirmed }: SecondStepSetUpProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { code: "" } });
  const { errors } = formState;
  const confirm = useConfirmSecondStep();
  useEffect(() => setFocus("code"), [setFocus]);

  const submit = handleSubmit(({ code }) =>
    confirm.mutateAsync(code).then(
      ({ recoveryCodes }) => onConfirmed(recoveryCodes),
      (error: unknown) => {
        const wrongCode = error instanceof ApiError ? error.fields?.code : undefined;
        setError(wrongCode ? "code" : "root", { message: wrongCode ?? failureText(error) });
        setFocus("code", { shouldSelect: true });
      },
    ),
  );

  return (
    <div className="grid items-start gap-6 sm:grid-cols-[200px_minmax(0,1fr)] sm:gap-8">
      <img
        src={qr}
        alt="QR code that adds this account to an authenticator app"
        width={200}
        height={200}
        className="mx-auto rounded-card border border-line bg-white sm:mx-0"
      />
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-3">
          <h3 className="text-base">1. Add the account to your app</h3>
          <p className="text-sm text-muted">
            Scan the picture,{" "}
            <a href={uri} className="text-brand-strong underline underline-offset-4">
              open it on this device
            </a>
            , or type this key:
          </p>
          <SecretKey secret={secret} />
        </div>
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <h3 className="text-base">2. Enter the code that it shows</h3>
          {errors.root && (
            <Notice tone="danger" live>
              {errors.root.message}
            </Notice>
          )}
          <Field label="Code" required error={errors.code?.message} className="max-w-56">
            <CodeField {...register("code", CODE_RULES)} />
          </Field>
          <Button type="submit" size="lg" busy={confirm.isPending} className="justify-self-start">
            Switch on
          </Button>
        </form>
      </div>
    </div>
  );
}
