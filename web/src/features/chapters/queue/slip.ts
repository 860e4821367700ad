import type { Api } from "@cardplaza/contract/api";
import type { Answered, CallArgument } from "@cardplaza/contract/endpoint";
import type { Entry } from "../../../lib/outbox/entry.ts";
import { callKind } from "../../../lib/outbox/outbox-kind.ts";
import { showAttendance } from "../show-attendance.ts";

/** What members and officers enter at the table, and the call that sends it. */
interface SlipCalls {
  checkin: "POST /api/chapter-meetings/:id/checkin";
  mark: "PUT /api/chapter-meetings/:id/attendance";
  visitor: "POST /api/chapter-meetings/:id/visitors";
  referral: "POST /api/referrals";
  "thank-you": "POST /api/thank-yous";
  "one-to-one": "POST /api/one-to-ones";
}

export type { Mended } from "../../../lib/outbox/entry.ts";

export type SlipKind = keyof SlipCalls;
type CallOf<Kind extends SlipKind> = Api[SlipCalls[Kind]];
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

/** An entry of this room in the outbox. */
export type Slip = Entry & { kind: SlipKind };

/** Beside the button of a form whose slip waits without a network. */
export const SENT_LATER = "You are offline. It is sent later.";

const MEETINGS = ["GET /api/chapters/:id/meetings", "GET /api/chapters/week"];
const MEETING = [...MEETINGS, "GET /api/chapter-meetings/:id"];

/**
 * A check-in and a mark say when they were entered if they are sent later. A check-in in time proves itself by its code;
 * a late one is compared with its time. A late mark gives way to what somebody else marked since then.
 */
export const SLIP = {
  checkin: callKind("checkin", "POST /api/chapter-meetings/:id/checkin", {
    shownIn: MEETING,
    isRepeatable: true,
    late: (call, at) => ({ ...call, body: { ...call.body, at } }),
  }),
  mark: callKind("mark", "PUT /api/chapter-meetings/:id/attendance", {
    shownIn: MEETINGS,
    isRepeatable: true,
    late: (call, at) => ({ ...call, body: call.body.map((each) => ({ ...each, at })) }),
    // The answer holds all that the screen shows: nothing is read again, also after many quick taps.
    show: showAttendance,
  }),
  visitor: callKind("visitor", "POST /api/chapter-meetings/:id/visitors", {
    shownIn: [...MEETING, "GET /api/chapters/:id/visitors"],
  }),
  referral: callKind("referral", "POST /api/referrals", { shownIn: ["GET /api/referrals"] }),
  "thank-you": callKind("thank-you", "POST /api/thank-yous", {
    shownIn: ["GET /api/thank-yous", "GET /api/referrals", "GET /api/referrals/:id"],
  }),
  "one-to-one": callKind("one-to-one", "POST /api/one-to-ones", { shownIn: ["GET /api/one-to-ones"] }),
};

export const isSlip = (entry: Entry): entry is Slip => entry.kind in SLIP;
