import { ACCOUNT_DATA_TEXT, DELETE_WORD } from "@cardplaza/contract/account-data/account-data-words";
import type { OwnContacts } from "@cardplaza/contract/accounts/people";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../ui/overlays/dialog.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { showAtFields } from "../../forms/saving/show-at-fields.ts";
import { PolicyLink } from "../policies/policy-link.tsx";
import { checkCode, digitsOf } from "../accounts/code-input.tsx";
import { DeletionCodeField } from "./deletion-code-field.tsx";
import { FormProblem } from "../../forms/saving/form-problem.tsx";
import { useDeleteAccount } from "./use-delete-account.ts";

const FIELDS = ["confirm", "password", "otp"] as const;

export type DeletedAccount = OwnContacts & { plan: "premium" | "free" };

/** The word typed out, and the password or a code: nobody does this by a slip. */
export function DeleteAccountDialog({ account, onClose }: { account: DeletedAccount; onClose: () => void }) {
  const form = useForm({ defaultValues: { confirm: "", password: "", otp: "" } });
  const { errors } = form.formState;
  const remove = useDeleteAccount();
  const submit = form.handleSubmit(({ password, otp }) => {
    const proof = account.hasPassword ? { password } : { otp: digitsOf(otp) };
    return remove
      .mutateAsync({ ...proof, confirm: DELETE_WORD })
      .catch((error: unknown) => void showAtFields(form, error, FIELDS));
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Delete your account"
        description="Your profile, cards and files are deleted with it after 30 days."
      >
        <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
          {account.plan === "premium" && (
            <Notice tone="warning" title="You are on the Premium plan">
              {ACCOUNT_DATA_TEXT.noRefund} <PolicyLink to="/refund-policy">Refund policy</PolicyLink>
            </Notice>
          )}
          <Field label={ACCOUNT_DATA_TEXT.typeDelete} required error={errors.confirm?.message}>
            <TextField
              {...form.register("confirm", {
                validate: (word) => word.trim() === DELETE_WORD || ACCOUNT_DATA_TEXT.typeDelete,
              })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Field>
          {account.hasPassword ? (
            <Field label="Your password" required error={errors.password?.message}>
              <PasswordField {...form.register("password", { required: ACCOUNT_DATA_TEXT.passwordNeeded })} />
            </Field>
          ) : (
            <DeletionCodeField
              to={account.emailProven ? account.email : account.mobile}
              error={errors.otp?.message}
              {...form.register("otp", { validate: checkCode })}
            />
          )}
          <FormProblem error={remove.error} names={FIELDS} />
          <DialogFooter className="mt-0">
            <Button variant="secondary" onClick={onClose}>
              Keep my account
            </Button>
            <Button type="submit" variant="danger" busy={remove.isPending}>
              Delete my account
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
