import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/account-words";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { showAtFields } from "../../../forms/saving/show-at-fields.ts";
import { AddEmail } from "../contact-change/add-email.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { useChangePassword } from "./use-change-password.ts";

interface PasswordPanelProps {
  hasPassword: boolean;
  email: string;
}

export function PasswordPanel({ hasPassword, email }: PasswordPanelProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // What had the focus is gone with the form.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Panel aria-labelledby="password">
      <PanelHeader
        title={<span id="password">Password</span>}
        description={
          hasPassword
            ? "A new password signs you out on all other devices."
            : "You sign in with codes so far. A password is one more way in."
        }
        actions={
          !open &&
          email !== "" && (
            <Button ref={button} size="sm" variant="secondary" onClick={() => setOpen(true)}>
              {hasPassword ? "Change password" : "Set a password"}
            </Button>
          )
        }
        className={open || email === "" ? undefined : "mb-0"}
      />
      {email === "" && <AddEmail why={ACCOUNT_TEXT.passwordNeedsEmail} />}
      {open && <PasswordForm hasPassword={hasPassword} email={email} onDone={close} />}
    </Panel>
  );
}

const FIELDS = ["current", "password"] as const;

function PasswordForm({ hasPassword, email, onDone }: PasswordPanelProps & { onDone: () => void }) {
  const form = useForm({ defaultValues: { current: "", password: "", again: "" } });
  const { errors } = form.formState;
  const change = useChangePassword();
  const { setFocus } = form;
  useEffect(() => setFocus(hasPassword ? "current" : "password"), [setFocus, hasPassword]);
  const submit = form.handleSubmit(({ current, password }) =>
    change.mutateAsync({ password, ...(hasPassword ? { current } : {}) }).then(
      () => {
        toast({ title: hasPassword ? ACCOUNT_TEXT.passwordChanged : "Your password has been set." });
        onDone();
      },
      (error: unknown) => void showAtFields(form, error, FIELDS),
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md grid-cols-1 gap-5">
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <Field label="Current password" required error={errors.current?.message}>
          <PasswordField {...form.register("current", { required: "Enter your password." })} />
        </Field>
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
      <FormProblem error={change.error} names={FIELDS} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending}>
          {hasPassword ? "Change password" : "Set password"}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
