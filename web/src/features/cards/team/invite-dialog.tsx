import { EMAIL_MAX } from "@cardplaza/contract/accounts/account-words";
import { INVITE_DAYS } from "@cardplaza/contract/cards/team/team-words";
import type { TeamCard } from "@cardplaza/contract/cards/team/team-cards";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { checkEmail } from "../../accounts/account-checks.ts";
import { useInviteMember } from "../own-cards/use-team-cards.ts";

/** Asks the member of a team card to take it over. */
export function InviteDialog({ card, onClose }: { card: TeamCard; onClose: () => void }) {
  const invite = useInviteMember();
  const form = useSmallForm({
    begin: { email: card.invite?.email || card.email },
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: ({ email }) => invite.mutateAsync({ id: card._id, email }),
    onSent: onClose,
    problemAt: "email",
  });
  return (
    <SmallFormDialog
      title={`Invite ${card.name}`}
      description={`The mail has a link that works for ${INVITE_DAYS} days. With it the card becomes theirs: they edit it and get its leads.`}
      form={form}
      sendLabel="Send invitation"
      onClose={onClose}
    >
      <Field label="E-mail" required error={form.problems.email}>
        <TextField type="email" maxLength={EMAIL_MAX} autoComplete="off" {...form.text("email")} />
      </Field>
    </SmallFormDialog>
  );
}
