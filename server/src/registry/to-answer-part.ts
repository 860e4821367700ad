import type { ToAnswerKind } from "@cardplaza/contract/to-answer/to-answer-words";
import type { ToAnswerItem } from "@cardplaza/contract/to-answer/to-answer";
import type { z } from "zod";
import type { MemberContext } from "../context.ts";

/** A place in the order of the list: by the end of the clock, those without one last, then by id. */
export interface ToAnswerPlace {
  dueAt: Date | null;
  id: string;
}

export type ToAnswerRow = Omit<z.input<typeof ToAnswerItem>, "kind"> & {
  /** What it is sorted by within one time instead of its id. */
  orderId?: string;
};

export type ToAnswerContext = Pick<MemberContext, "db" | "member" | "now" | "registry">;

/** What waits for a member's answer in one room. It reads by an index: a member may have 50,000 open ones. */
export interface ToAnswerPart {
  kind: ToAnswerKind;
  /** The next ones after this place, in any order: as many as the limit, unless there are fewer. */
  list: (
    ctx: ToAnswerContext,
    page: { after: ToAnswerPlace | null; limit: number },
  ) => Promise<ToAnswerRow[]>;
  /** How many wait, counted up to this number. */
  count: (ctx: ToAnswerContext, atMost: number) => Promise<number>;
}
