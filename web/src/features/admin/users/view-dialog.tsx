import { AUDIT_REASON, AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";
import type { UserLine } from "@cardplaza/contract/admin/users";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { api } from "../../../lib/api.ts";
import { startViewing } from "../../../lib/storage/viewing.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { USERS_WORDS } from "./users-words.ts";

const { view: words, decision } = USERS_WORDS;

/** Asks why, and goes on in this tab as the member. */
export function ViewDialog({ user, onClose }: { user: UserLine; onClose: () => void }) {
  const { _id: id, name } = user;
  const form = useSmallForm({
    begin: { reason: "" },
    check: ({ reason }) => ({ reason: reason.trim().length < AUDIT_REASON[0] && AUDIT_TEXT.reasonNeeded }),
    send: ({ reason }) =>
      api["POST /api/admin/users/:id/view-as"]({ params: { id }, body: { reason: reason.trim() } }),
    onSent: ({ token, endsAt }) => startViewing({ id, name, endsAt }, token),
  });
  return (
    <SmallFormDialog
      title={words.title(name)}
      description={words.does}
      form={form}
      sendLabel={words.action}
      onClose={onClose}
    >
      <Field label={decision.reason} required error={form.problems.reason} hint={decision.reasonShown}>
        <TextArea rows={3} maxLength={AUDIT_REASON[1]} {...form.text("reason")} />
      </Field>
    </SmallFormDialog>
  );
}
