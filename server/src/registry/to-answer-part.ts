import type { ToAnswerKind } from "@cardplaza/contract/to-answer/to-answer-words";
import type { ToAnswerItem } from "@cardplaza/contract/to-answer/to-answer";
import type { z } from "zod";
import type { Db } from "../platform/database.ts";
import type { Member } from "../features/accounts/accounts.table.ts";

/** A place in the order of the list: by the end of the clock, those without one last, then by id. */
export interface ToAnswerPlace {
  dueAt: Date | null;
  id: string;
}

export type ToAnswerRow = z.input<typeof ToAnswerItem>;

/** What waits for a member's answer in one room. It reads by an index: a member may have 50,000 open ones. */
export interface ToAnswerPart {
  kind: ToAnswerKind;
  /** The next ones after this place, what is due next first. */
  list: (
    db: Db,
    member: Member,
    page: { after: ToAnswerPlace | null; limit: number; now: Date },
  ) => Promise<ToAnswerRow[]>;
  /** How many wait, counted up to this number. */
  count: (db: Db, member: Member, page: { atMost: number; now: Date }) => Promise<number>;
}
