import type { Participant } from "@cardplaza/contract/messages/conversation";

export type ReadState = "all" | "some" | "nothing" | "hidden";

type Seen = Pick<Participant, "seenSeq" | "isInvited">;

/** How far somebody has read; "hidden" if one of the two does not show it. */
export function readState({ seenSeq, isInvited }: Seen, lastSeq: number): ReadState {
  if (isInvited || seenSeq === null) return "hidden";
  if (seenSeq >= lastSeq) return "all";
  return seenSeq === 0 ? "nothing" : "some";
}

/** Who has read one message, and who has not. Its sender is in neither. */
export function readersOf<Person extends Seen & { _id: string }>(
  people: readonly Person[],
  message: { seq: number; senderId: string | null },
) {
  const shown = people.filter(
    ({ _id, seenSeq, isInvited }) => _id !== message.senderId && !isInvited && seenSeq !== null,
  );
  const has = ({ seenSeq }: Seen) => (seenSeq ?? 0) >= message.seq;
  return { read: shown.filter(has), unread: shown.filter((person) => !has(person)) };
}
