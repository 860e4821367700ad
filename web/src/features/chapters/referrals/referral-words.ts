import { rupees } from "@cardplaza/contract/money";
import type { Partner, Referral } from "@cardplaza/contract/chapters/referral";
import { DECLINE_REASON_LABEL } from "@cardplaza/contract/chapters/referral-words";
import { OUTSIDE_WAY_WORDS } from "@cardplaza/contract/outside-answers/outside-answer-words";
import { REFERRAL_STATUS_LABEL, type ReferralStatus } from "@cardplaza/contract/enquiries/passed-on";

export const paise = (amount: number) => rupees(amount / 100);

type Tone = "neutral" | "brand" | "positive" | "warning" | "danger";
export const STATUS_TONE: Record<ReferralStatus, Tone> = {
  given: "brand",
  accepted: "brand",
  contacted: "brand",
  won: "positive",
  lost: "neutral",
  declined: "neutral",
  expired: "neutral",
  withdrawn: "neutral",
};

/** "Waiting for you", "Waiting for Ravi", "Declined: No capacity now". */
export function statusText({ status, isGiver, receiver, declineReason }: Referral): string {
  if (status === "given") return isGiver ? `Waiting for ${firstName(receiver)}` : "Waiting for you";
  if (status === "declined" && declineReason) return `Declined: ${DECLINE_REASON_LABEL[declineReason]}`;
  return REFERRAL_STATUS_LABEL[status];
}

export const otherOf = ({ isGiver, giver, receiver }: Referral): Partner => (isGiver ? receiver : giver);

export const firstName = ({ name }: Pick<Partner, "name">) => name.split(" ")[0] ?? name;

type Event = Referral["timeline"][number];

/** What happened, as the reader of the timeline calls the one who did it. */
export function eventText(
  event: Event,
  { isGiver, giver, receiver, timeline }: Pick<Referral, "isGiver" | "giver" | "receiver" | "timeline">,
): string {
  if (event.by === "clock") return "Expired without an answer";
  const isOwn = (event.by === "giver") === isGiver;
  const who = isOwn ? "You" : firstName(event.by === "giver" ? giver : receiver);
  const wasWon = timeline.slice(0, timeline.indexOf(event)).some(({ status }) => status === "won");
  if (event.status === "accepted" && wasWon) return `${who} corrected it`;
  const byWay = event.way ? ` by ${OUTSIDE_WAY_WORDS[event.way]}` : "";
  return `${who} ${DID[event.status]}${byWay}`;
}

const DID: Record<ReferralStatus, string> = {
  given: "gave it",
  accepted: "accepted it",
  declined: "declined it",
  contacted: "contacted the prospect",
  won: "marked it as won",
  lost: "marked it as lost",
  expired: "let it expire",
  withdrawn: "withdrew it",
};
