import type { ToAnswerPlace } from "../../registry/to-answer-part.ts";

const NO_CLOCK = "none";

export const cursorOf = ({ dueAt, id }: ToAnswerPlace): string => `${dueAt?.getTime() ?? NO_CLOCK}-${id}`;

/** A cursor that nobody was given begins at the first. */
export function readCursor(cursor: string | undefined): ToAnswerPlace | null {
  const [, time, id] = /^(\d{1,13}|none)-([0-9a-z]{20,60})$/.exec(cursor ?? "") ?? [];
  if (!time || !id) return null;
  return { dueAt: time === NO_CLOCK ? null : new Date(Number(time)), id };
}
