import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/account-words";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { api, ApiError } from "../../../lib/api.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { showAtFields } from "../../../forms/saving/show-at-fields.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { SubmitButton } from "../submit-button.tsx";

interface Values {
  password: string;
  again: string;
}

interface ResetPasswordFormProps {
  /** The code; undefined while it is still in the address. */
  code: string | undefined;
  onChanged: (message: string) => void;
  onBadLink: () => void;
}

export function ResetPasswordForm({ code = "", onChanged, onBadLink }: ResetPasswordFormProps) {
  const reset = useMutation({
    networkMode: "always",
    mutationFn: (password: string) => api["POST /api/auth/reset-password"]({ body: { code, password } }),
  });
  const form = useForm<Values>();
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      onChanged((await reset.mutateAsync(password)).message);
    } catch (error) {
      if (error instanceof ApiError && error.fields?.code) onBadLink();
      else if (!showAtFields(form, error, ["password"]))
        form.setError("root", { message: problemText(error) });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
      {errors.root && (
        <Notice tone="danger" live>
          {errors.root.message}
        </Notice>
      )}
      <NewPasswordField form={form} name="password" label="New password" />
      <Field label="New password again" required error={errors.again?.message}>
        <PasswordField
          {...form.register("again", {
            validate: (again, { password }) => again === password || ACCOUNT_TEXT.passwordsDiffer,
          })}
          autoComplete="new-password"
        />
      </Field>
      <SubmitButton busy={isSubmitting}>Set password</SubmitButton>
    </form>
  );
}
