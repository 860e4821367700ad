import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { Field } from "../../../ui/fields/field.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { checkNewPassword } from "../account-checks.ts";
import { PasswordStrengthHint } from "./password-strength-hint.tsx";

interface NewPasswordFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
}

/** A password being chosen, with a hint of how good it is. */
export function NewPasswordField<Values extends FieldValues>({
  form,
  name,
  label,
}: NewPasswordFieldProps<Values>) {
  const typed: unknown = useWatch({ control: form.control, name });
  const password = typeof typed === "string" ? typed : "";
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Field label={label} required error={error?.message} hint={<PasswordStrengthHint password={password} />}>
      <PasswordField {...form.register(name, { validate: checkNewPassword })} autoComplete="new-password" />
    </Field>
  );
}
