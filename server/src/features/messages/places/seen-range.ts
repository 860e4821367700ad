import type { PlaceRow } from "../conversations.table.ts";

/** The largest number that the database's column holds. */
export const LAST_SEQ = 2_147_483_647;

/** The number of the last change that they learn of. */
export const headSeqFor = (own: PlaceRow, headSeq: number) => Math.min(headSeq, seenRange(own).until);

/** What the member sees: messages after `after`, and none after `until`. Who is invited again sees what they had. */
export function seenRange({ joinedSeq, clearedSeq, leftSeq, standing }: PlaceRow) {
  const after = Math.max(joinedSeq, clearedSeq);
  return { after, until: leftSeq ?? (standing === "invited" ? after : LAST_SEQ) };
}
