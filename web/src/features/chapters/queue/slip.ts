import type { Api } from "@cardplaza/contract/api";
import type { Answered, CallArgument } from "@cardplaza/contract/endpoint";
import { waitingStore } from "../../../lib/sending/waiting-store.ts";

/** What members and officers enter at the table, and the call that sends it. */
export const SLIP_CALL = {
  checkin: "POST /api/chapter-meetings/:id/checkin",
  mark: "PUT /api/chapter-meetings/:id/attendance",
  visitor: "POST /api/chapter-meetings/:id/visitors",
  referral: "POST /api/referrals",
  "thank-you": "POST /api/thank-yous",
  "one-to-one": "POST /api/one-to-ones",
} as const satisfies Record<string, keyof Api>;

export type SlipKind = keyof typeof SLIP_CALL;
type CallOf<Kind extends SlipKind> = Api[(typeof SLIP_CALL)[Kind]];
export type SlipResult<Kind extends SlipKind> = Answered<CallOf<Kind>>;

export interface NewSlip<Kind extends SlipKind> {
  kind: Kind;
  /** Its params and body, exactly as the call takes them. */
  call: CallArgument<CallOf<Kind>>;
  /** What it says in the list of those that wait: "Referral for Meera". */
  label: string;
  /** The properties of its form, with everything that was typed: a refused one is mended there. */
  form?: object | undefined;
}

/** A refused slip that is open in its form again. What is sent from there takes its place. */
export interface Mended {
  id: string;
  problem: string;
}

/** A slip that the server has not yet answered. */
export interface Slip {
  /** Made when it was entered: also the key that lets the server act once, however often it is sent. */
  id: string;
  /** Only sent while this member is signed in. */
  owner: string;
  at: number;
  kind: SlipKind;
  call: unknown;
  label: string;
  form?: object | undefined;
  /** Its form has left it to the queue. Until then only that form sends it, and hears what became of it. */
  isLate: boolean;
  /** The server refused it: it waits for its owner. */
  problem?: string;
}

/** Beside the button of a form whose slip waits without a network. */
export const SENT_LATER = "You are offline. It is sent later.";

export const slipStore = waitingStore<Slip>("chapter-slips");

/** A form that is still open after this was closed with its page. */
const LEFT_ALONE_MS = 30_000;

/** What the queue sends, and what its list shows. */
export const isLeftToQueue = ({ isLate, at }: Slip, now: number) => isLate || now - at > LEFT_ALONE_MS;

type Timed = { [Kind in SlipKind]?: (call: NewSlip<Kind>["call"], at: string) => NewSlip<Kind>["call"] };

/**
 * Those that say when they were entered if they are sent later. A check-in in time proves itself by its code; a
 * late one is compared with its time. A late mark gives way to what somebody else marked since then.
 */
const TIMED: Timed = {
  checkin: (call, at) => ({ ...call, body: { ...call.body, at } }),
  mark: (call, at) => ({ ...call, body: call.body.map((each) => ({ ...each, at })) }),
};

/** What is sent. */
export function callOf(slip: Slip, now: number): unknown {
  const withTime = TIMED[slip.kind] as ((call: unknown, at: string) => unknown) | undefined;
  if (!withTime || !isLeftToQueue(slip, now)) return slip.call;
  return withTime(slip.call, new Date(slip.at).toISOString());
}

/** In the order in which they were entered. */
export const readSlips = async (owner: string): Promise<Slip[]> =>
  (await slipStore.read()).filter((slip) => slip.owner === owner).toSorted((a, b) => a.at - b.at);
