import { EMAIL_MAX } from "@cardplaza/contract/accounts/account-words";
import { COMPANY_INVITE_DAYS, COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { type FormEvent, useState } from "react";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
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
  const [email, setEmail] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    invite.mutate(email.trim(), {
      onSuccess() {
        toast({ title: "Invitation sent", description: `${email.trim()} gets it by e-mail.` });
        setEmail("");
      },
    });
  };
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
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <FormProblem error={invite.error} names={["email"]} />
          <div className="flex flex-wrap items-start gap-3">
            <Field
              label="E-mail"
              error={refusedFields(invite.error).email}
              className="min-w-0 flex-1 basis-60"
            >
              <TextField
                name="email"
                type="email"
                autoComplete="off"
                maxLength={EMAIL_MAX}
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            </Field>
            <Button type="submit" busy={invite.isPending} className="sm:mt-6.5">
              Invite
            </Button>
          </div>
        </form>
      )}
    </Panel>
  );
}
