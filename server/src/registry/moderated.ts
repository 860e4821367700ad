import type { AdminContext } from "../context.ts";

export interface Decision<Action extends string> {
  action: Action;
  reason?: string;
  /** What the administrator saw: its version or the time of its last change. Left out for kinds without versions. */
  version?: number | string;
  /** How long it holds, of decisions that end by themselves. */
  days?: number;
}

/** A kind that administrators decide on, such as a listing or a claim. `moderated` in the room `audit` makes one. */
export interface Moderated<Action extends string, Shown, List = unknown> {
  /** The noun in records: "listing". */
  kind: string;
  actions: readonly string[];
  /** Those that take something away from a member. They need a reason. */
  against: readonly string[];
  /** The cases that wait and those that are decided, where administrators have a list of them. */
  list: List;
  /** One case, as it is shown after a decision. Throws "not found". */
  show: (ctx: AdminContext, id: string) => Promise<Shown>;
  /** Does it, notifies those whom it concerns, and records it; returns what is shown then. */
  decide: (ctx: AdminContext, id: string, decision: Decision<Action>) => Promise<Shown>;
}

/** Of any kind. Its actions are known only at run time. */
export type AnyModerated = Moderated<never, unknown>;
