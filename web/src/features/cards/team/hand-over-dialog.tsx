import { EMAIL_MAX, NAME_MAX } from "@cardplaza/contract/accounts/account-words";
import { INVITE_DAYS } from "@cardplaza/contract/cards/team/team-words";
import type { TeamCard } from "@cardplaza/contract/cards/team/team-cards";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useHandOver } from "../own-cards/use-team-cards.ts";

/** A member leaves: the card is taken back, and who comes next is invited. */
export function HandOverDialog({ card, onClose }: { card: TeamCard; onClose: () => void }) {
  const handOver = useHandOver();
  const form = useSmallForm({
    begin: { name: "", email: "" },
    send: ({ name, email }) =>
      handOver.mutateAsync({
        id: card._id,
        name: name.trim() || undefined,
        email: email.trim() || undefined,
      }),
    onSent: onClose,
  });
  return (
    <SmallFormDialog
      title={`Hand over the card of ${card.name}`}
      description={`${card.name} can no longer edit it from now on and keeps the leads received so far. Its links and QR codes go on working.`}
      form={form}
      sendLabel="Hand over"
      onClose={onClose}
    >
      <Field
        label="Name of the successor"
        optional
        error={form.problems.name}
        hint={`The card then carries this name, without the portrait, video, phone, e-mail and words of ${card.name}.`}
      >
        <TextField maxLength={NAME_MAX} autoComplete="off" {...form.text("name")} />
      </Field>
      <Field
        label="E-mail of the successor"
        optional
        error={form.problems.email}
        hint={`We invite this person to take the card over, within ${INVITE_DAYS} days. You can do that later too.`}
      >
        <TextField type="email" maxLength={EMAIL_MAX} autoComplete="off" {...form.text("email")} />
      </Field>
    </SmallFormDialog>
  );
}
