import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import type { NoteEvent } from "@cardplaza/contract/messages/message-words";
import { noteText } from "@cardplaza/contract/messages/note-words";

interface WrittenNote {
  note: { event: NoteEvent; memberIds: string[]; name?: string };
  senderId: string | null;
  /** Null if they have left Cardplaza. */
  senderName: string | null;
}

/** What a note of the product says to its reader. `names` has those of the members in it. */
export function presentNote(
  { note: { event, memberIds, name }, senderId, senderName }: WrittenNote,
  readerId: string,
  names: (id: string) => string,
): string {
  const others = memberIds.filter((id) => id !== readerId).map((id) => inSentence(names(id)));
  return noteText({
    event,
    by: senderId === readerId ? null : (senderName ?? FORMER_MEMBER_NAME),
    names: name === undefined ? others : [name],
    isAboutReader: memberIds.includes(readerId),
  });
}

/** "Asha removed a former member from the group." */
const inSentence = (name: string) => (name === FORMER_MEMBER_NAME ? `a${name.slice(1)}` : name);
