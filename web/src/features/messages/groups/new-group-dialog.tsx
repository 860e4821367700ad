import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { GROUP_NAME_MAX, MAX_GROUP } from "@cardplaza/contract/messages/message-limits";
import { useEffect, useState } from "react";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { GROUPS_WORDS } from "../words/groups-words.ts";
import { createGroup } from "./group-calls.ts";
import { GroupPictureField } from "./group-picture-field.tsx";
import { PeoplePicker } from "./people-picker.tsx";
import type { FoundPerson } from "./use-found-people.ts";

interface NewGroupDialogProps {
  onCreated: (conversation: ConversationDetail) => void;
  onClose: () => void;
}

const NOBODY: readonly FoundPerson[] = [];

export function NewGroupDialog({ onCreated, onClose }: NewGroupDialogProps) {
  // Sent twice, it is one group.
  const [clientId] = useState(() => crypto.randomUUID());
  const { picture, shownAt, setPicture } = useNewPicture();
  const form = useSmallForm({
    begin: { name: "", people: NOBODY },
    check: ({ name, people }) => ({
      name: name.trim() === "" && GROUPS_WORDS.needName,
      people: people.length === 0 && GROUPS_WORDS.needPeople,
    }),
    send: ({ name, people }) =>
      createGroup({
        name: name.trim(),
        userIds: people.map(({ person }) => person._id),
        picture,
        clientId,
      }),
    onSent(conversation) {
      toast({ title: GROUPS_WORDS.created(conversation.title) });
      onCreated(conversation);
      onClose();
    },
    named: { userIds: "people" },
  });
  return (
    <SmallFormDialog
      title={GROUPS_WORDS.newTitle}
      description={GROUPS_WORDS.newText}
      form={form}
      sendLabel={GROUPS_WORDS.create}
      onClose={onClose}
    >
      <Field label={GROUPS_WORDS.name} required error={form.problems.name}>
        <TextField dir="auto" maxLength={GROUP_NAME_MAX} autoComplete="off" {...form.text("name")} />
      </Field>
      <GroupPictureField
        name={form.values.name || GROUPS_WORDS.panel}
        shownAt={shownAt}
        onChange={setPicture}
      />
      <PeoplePicker
        chosen={form.values.people}
        most={MAX_GROUP - 1}
        onChange={(people) => form.change({ people })}
        error={form.problems.people}
      />
    </SmallFormDialog>
  );
}

/** A picture that is only on this device. */
function useNewPicture() {
  const [held, setHeld] = useState<{ picture: Blob; shownAt: string } | null>(null);
  const shownAt = held?.shownAt ?? null;
  useEffect(() => () => URL.revokeObjectURL(shownAt ?? ""), [shownAt]);
  const setPicture = (picture: Blob | null) =>
    setHeld(picture && { picture, shownAt: URL.createObjectURL(picture) });
  return { picture: held?.picture ?? null, shownAt, setPicture };
}
