import { useForm } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { showAtFields } from "../../../forms/saving/show-at-fields.ts";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { useSwitchSecondStepOff } from "./use-second-step.ts";

export function SecondStepOffDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { code: "" } });
  const switchOff = useSwitchSecondStepOff();
  const submit = form.handleSubmit(({ code }) =>
    switchOff.mutateAsync(code.trim()).then(
      () => {
        toast({ title: "Two-step verification is off" });
        onClose();
      },
      (error: unknown) => void showAtFields(form, error, ["code"]),
    ),
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Switch two-step verification off"
        description="Your account is then protected by your password or a code alone."
      >
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Field
            label="Code"
            hint="From your authenticator app, or one of your recovery codes"
            required
            error={form.formState.errors.code?.message}
          >
            <TextField
              {...form.register("code", { validate: (code) => code.trim().length >= 6 || "Enter the code." })}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <FormProblem error={switchOff.error} names={["code"]} className="mt-4" />
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="danger" busy={switchOff.isPending}>
              Switch off
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
