import { EMAIL_MAX, NAME_MAX } from "@cardplaza/contract/accounts/account-words";
import type { AdminRole } from "@cardplaza/contract/admin-roles";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { ADMINS_WORDS } from "../admin-words.ts";
import { RoleField } from "./role-field.tsx";
import { useInviteAdmin } from "./use-admins.ts";

const FIRST_OFFERED: AdminRole = "moderator";

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInviteAdmin();
  const form = useSmallForm({
    begin: { name: "", email: "", role: FIRST_OFFERED },
    check: ({ name, email }) => ({
      name: !name.trim() && ADMINS_WORDS.nameMissing,
      email: !email.trim() && ADMINS_WORDS.emailMissing,
    }),
    send: (values) => invite.mutateAsync(values),
    onSent: ({ email }) => {
      toast({ title: ADMINS_WORDS.sent, description: ADMINS_WORDS.sentTo(email) });
      onClose();
    },
  });
  return (
    <SmallFormDialog
      title={ADMINS_WORDS.inviteTitle}
      description={ADMINS_WORDS.inviteIntro}
      form={form}
      sendLabel={ADMINS_WORDS.send}
      onClose={onClose}
    >
      <Field label={ADMINS_WORDS.name} required error={form.problems.name}>
        <TextField autoComplete="off" maxLength={NAME_MAX} {...form.text("name")} />
      </Field>
      <Field label={ADMINS_WORDS.email} required error={form.problems.email}>
        <TextField type="email" autoComplete="off" maxLength={EMAIL_MAX} {...form.text("email")} />
      </Field>
      <RoleField role={form.values.role} problem={form.problems.role} control={form.text("role")} />
    </SmallFormDialog>
  );
}
