import type { ConversationDetail, Participant } from "@cardplaza/contract/messages/conversation";
import { useState } from "react";
import { inWords } from "../../../lib/problem-text.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { GROUPS_WORDS } from "../words/groups-words.ts";
import { removePerson } from "./group-calls.ts";
import { ParticipantRow } from "./participant-row.tsx";

interface GroupPeopleProps {
  conversation: ConversationDetail;
  ownId: string;
  onChanged: (conversation: ConversationDetail) => void;
}

export function GroupPeople({ conversation, ownId, onChanged }: GroupPeopleProps) {
  const { _id, participants, isAdmin, state, last } = conversation;
  const [leaving, setLeaving] = useState<Participant | null>(null);
  const canRemove = isAdmin && state === "open";
  const words = leaving?.isInvited ? TAKE_BACK : REMOVE;
  async function remove() {
    if (leaving) onChanged(await inWords(removePerson(_id, leaving._id)));
  }
  return (
    <section aria-label={GROUPS_WORDS.people}>
      <h3 className="text-sm font-semibold">{GROUPS_WORDS.people}</h3>
      <ul className="mt-1 divide-y divide-line">
        {participants.map((person) => (
          <ParticipantRow
            key={person._id}
            person={person}
            isSelf={person._id === ownId}
            lastSeq={last?.seq ?? 0}
            onRemove={canRemove && person._id !== ownId ? () => setLeaving(person) : undefined}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(stays) => !stays && setLeaving(null)}
        title={words.title(leaving?.name ?? "")}
        description={words.text}
        confirmLabel={words.button}
        onConfirm={remove}
      />
    </section>
  );
}

const REMOVE = {
  title: GROUPS_WORDS.removeTitle,
  text: GROUPS_WORDS.removeText,
  button: GROUPS_WORDS.removeButton,
};
const TAKE_BACK = {
  title: GROUPS_WORDS.takeBackTitle,
  text: GROUPS_WORDS.takeBackText,
  button: GROUPS_WORDS.takeBackButton,
};
