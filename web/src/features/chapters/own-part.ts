import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { LISTED_STATUSES, SEATED_STATUSES } from "@cardplaza/contract/chapters/chapter-words";

const isOneOf = (list: readonly string[], value: string | undefined) =>
  value !== undefined && list.includes(value);

/** The viewer has a seat in the chapter. */
export const isSeated = ({ own }: Pick<Chapter, "own">) => isOneOf(SEATED_STATUSES, own?.status);

/** The viewer is a member now, also on leave; nobody has suspended them. */
export const isTakingPart = ({ own }: Pick<Chapter, "own">) => isOneOf(["active", "on_leave"], own?.status);

/** The viewer has asked, was invited or waits for a seat. */
export const isWaiting = ({ own }: Pick<Chapter, "own">) =>
  isOneOf(["requested", "invited", "waitlisted"], own?.status);

/** Visitors can come and people can ask to join. An archived or suspended chapter does nothing more. */
export const isOpen = ({ status }: Pick<Chapter, "status">) => isOneOf(LISTED_STATUSES, status);

/** Officers can change something: the leader has the plan or is within the grace. */
export const isManageable = (chapter: Pick<Chapter, "status" | "readOnly">) =>
  isOpen(chapter) && !chapter.readOnly;
