import { EMAIL_MAX } from "@cardplaza/contract/accounts/account-words";
import { COMPANY_INVITE_DAYS, COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { SmallFormProblem } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import type { TeamState } from "./use-team.ts";

interface InviteManagerProps {
  state: TeamState;
  isFull: boolean;
}

export function InviteManager({ state: { invite }, isFull }: InviteManagerProps) {
  const form = useSmallForm({
    begin: { email: "" },
    send: ({ email }) => invite.mutateAsync(email.trim()),
    onSent: (_, { email }) =>
      toast({ title: "Invitation sent", description: `${email.trim()} gets it by e-mail.` }),
  });
  return (
    <Panel>
      <PanelHeader
        title="Invite a manager"
        description={
          isFull
            ? COMPANY_TEXT.managersFull
            : `They get a link by e-mail and can accept within ${COMPANY_INVITE_DAYS} days.`
        }
      />
      {!isFull && (
        <form {...form.props} className="grid grid-cols-1 gap-4">
          <SmallFormProblem text={form.problem} />
          <div className="flex flex-wrap items-start gap-3">
            <Field label="E-mail" error={form.problems.email} className="min-w-0 flex-1 basis-60">
              <TextField
                name="email"
                type="email"
                autoComplete="off"
                maxLength={EMAIL_MAX}
                {...form.text("email")}
              />
            </Field>
            <Button type="submit" busy={form.isSending} className="sm:mt-6.5">
              Invite
            </Button>
          </div>
        </form>
      )}
    </Panel>
  );
}
