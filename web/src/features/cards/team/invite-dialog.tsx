import { EMAIL_MAX } from "@cardplaza/contract/accounts/account-words";
import { INVITE_DAYS } from "@cardplaza/contract/cards/team/team-words";
import type { TeamCard } from "@cardplaza/contract/cards/team/team-cards";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { useInviteMember } from "./use-team-cards.ts";

/** Asks the member of a team card to take it over. */
export function InviteDialog({ card, onClose }: { card: TeamCard; onClose: () => void }) {
  const invite = useInviteMember();
  const [email, setEmail] = useState(card.invite?.email || card.email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!invite.isPending) invite.mutate({ id: card._id, email }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={`Invite ${card.name}`}
        description={`The mail has a link that works for ${INVITE_DAYS} days. With it the card becomes theirs: they edit it and get its leads.`}
      >
        <form onSubmit={submit}>
          <Field label="E-mail" required error={invite.isError ? errorText(invite.error) : undefined}>
            <TextField
              type="email"
              required
              maxLength={EMAIL_MAX}
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={invite.isPending}>
              Send invitation
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

const errorText = (error: unknown) =>
  (error instanceof ApiError && error.fields?.email) || problemText(error);
