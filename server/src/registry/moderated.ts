import type { CaseStep } from "@cardplaza/contract/cases/case-words";
import type { AdminContext } from "../context.ts";
import type { AdminAction } from "../features/audit/record-admin-action.ts";
import type { Db, Tx } from "../platform/database.ts";

export interface Decision<Action extends string> {
  action: Action;
  reason?: string;
  /** What the administrator saw: its version or the time of its last change. Left out for kinds without versions. */
  version?: number | string;
  /** How long it holds, of decisions that end by themselves. */
  days?: number;
  /** The case that it is a part of. Without one, the decision ends the case that is open about it. */
  caseId?: string;
  /** The case tells the member itself. */
  isQuiet?: boolean;
}

/** What of an administrator's decisions a case knows, for all kinds alike. */
export type CaseMeaning = Extract<
  CaseStep,
  "show" | "hide" | "send_back" | "delete" | "label" | "suspend" | "warn"
>;

/** Something that a case is about, as people see it. */
export interface CaseSubject {
  /** Whom decisions about it concern: the author, or the owner of what a team has. Null if there is none. */
  memberId: string | null;
  title: string;
  text: string;
  pictures: readonly string[];
  /** Its page; null if it has none. */
  path: string | null;
  state: "shown" | "waiting" | "hidden";
  /** Why it waits or is hidden. */
  note: string;
}

/** How cases know a kind that people can report. */
export interface CaseKind<Action extends string = string> {
  /** As reports name it. */
  type: string;
  /** As people read it: "post". */
  noun: string;
  find: (db: Db | Tx, ids: readonly string[]) => Promise<Map<string, CaseSubject>>;
  /** What its own actions mean in a case. */
  meanings: Partial<Record<Action, CaseMeaning>>;
  /** Shows one that waits, where that is not what shows a hidden one. */
  approve?: Action;
  /** Takes the label away again, of kinds that can have one. */
  unlabel?: Action;
  /** Administrators decide on it on a screen of its own; the case only notes it. */
  isDecidedElsewhere?: true;
  /** What is locked for a decision, where it is not what was reported. */
  decidedBy?: (db: Db | Tx, id: string) => Promise<string | undefined>;
  /** Not for everybody's eyes: who looks at it is recorded. */
  isPrivate?: true;
}

/** A decision that was taken, for the case about it. */
export interface NotedDecision {
  type: string;
  id: string;
  step: CaseMeaning;
  reason: string;
  caseId?: string;
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
  /** Cases about it, if people can report it. */
  cases?: CaseKind;
  /** Does it, notifies those whom it concerns, and records it; returns what is shown then. */
  decide: (ctx: AdminContext, id: string, decision: Decision<Action>) => Promise<Shown>;
  /** The same as a part of more, in its transaction. */
  decideIn: (
    ctx: AdminContext,
    tx: Tx,
    record: RecordAction,
    id: string,
    decision: Decision<Action>,
  ) => Promise<void>;
}

/** Adds an entry to the audit log. */
type RecordAction = (action: AdminAction) => void;

/** Of any kind. Its actions are known only at run time. */
export type AnyModerated = Moderated<never, unknown>;
