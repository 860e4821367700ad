import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { MAX_GROUP } from "@cardplaza/contract/messages/message-limits";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { GROUPS_WORDS } from "../words/groups-words.ts";
import { addPeople } from "./group-calls.ts";
import { PeoplePicker } from "./people-picker.tsx";
import type { FoundPerson } from "./use-found-people.ts";

interface AddPeopleDialogProps {
  conversation: ConversationDetail;
  onChanged: (conversation: ConversationDetail) => void;
  onClose: () => void;
}

const NOBODY: readonly FoundPerson[] = [];

export function AddPeopleDialog({
  conversation: { _id, participants },
  onChanged,
  onClose,
}: AddPeopleDialogProps) {
  const form = useSmallForm({
    begin: { people: NOBODY },
    check: ({ people }) => ({ people: people.length === 0 && GROUPS_WORDS.needPeople }),
    send: ({ people }) =>
      addPeople(
        _id,
        people.map(({ person }) => person._id),
      ),
    onSent(changed) {
      onChanged(changed);
      onClose();
    },
    named: { userIds: "people" },
  });
  return (
    <SmallFormDialog
      title={GROUPS_WORDS.addTitle}
      description={GROUPS_WORDS.newText}
      form={form}
      sendLabel={GROUPS_WORDS.addButton}
      onClose={onClose}
    >
      <PeoplePicker
        chosen={form.values.people}
        most={MAX_GROUP - participants.length}
        without={participants.map((person) => person._id)}
        onChange={(people) => form.change({ people })}
        error={form.problems.people}
      />
    </SmallFormDialog>
  );
}
