import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { GROUP_NAME_MAX } from "@cardplaza/contract/messages/message-limits";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { GROUPS_WORDS } from "../words/groups-words.ts";
import { renameGroup } from "./group-calls.ts";

interface RenameGroupDialogProps {
  conversation: ConversationDetail;
  onChanged: (conversation: ConversationDetail) => void;
  onClose: () => void;
}

export function RenameGroupDialog({ conversation, onChanged, onClose }: RenameGroupDialogProps) {
  const form = useSmallForm({
    begin: { name: conversation.title },
    check: ({ name }) => ({ name: name.trim() === "" && GROUPS_WORDS.needName }),
    send: ({ name }) => renameGroup(conversation._id, name.trim()),
    onSent(changed) {
      onChanged(changed);
      onClose();
    },
    problemAt: "name",
  });
  return (
    <SmallFormDialog
      title={GROUPS_WORDS.renameTitle}
      form={form}
      sendLabel={GROUPS_WORDS.save}
      onClose={onClose}
    >
      <Field label={GROUPS_WORDS.name} required error={form.problems.name}>
        <TextField dir="auto" maxLength={GROUP_NAME_MAX} autoComplete="off" {...form.text("name")} />
      </Field>
    </SmallFormDialog>
  );
}
