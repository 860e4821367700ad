import { rupees } from "@cardplaza/contract/cards/card-rules";
import type { Partner, Referral } from "@cardplaza/contract/chapters/referral";
import {
  DECLINE_REASON_LABEL,
  REFERRAL_STATUS_LABEL,
  type ReferralStatus,
} from "@cardplaza/contract/chapters/referral-words";

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

/** "Waits for you", "Waits for Ravi", "Declined: No capacity now". */
export function statusText({ status, isGiver, receiver, declineReason }: Referral): string {
  if (status === "given") return isGiver ? `Waits for ${firstName(receiver)}` : "Waits for you";
  if (status === "declined" && declineReason) return `Declined: ${DECLINE_REASON_LABEL[declineReason]}`;
  return REFERRAL_STATUS_LABEL[status];
}

export const otherOf = ({ isGiver, giver, receiver }: Referral): Partner => (isGiver ? receiver : giver);

export const firstName = ({ name }: Pick<Partner, "name">) => name.split(" ")[0] ?? name;

export const HEAT_LABEL = ["", "Cold", "Cool", "Warm", "Hot", "Ready to buy"] as const;
export const heatText = (heat: number) => HEAT_LABEL[heat] ?? "";

/** What happened, as the reader of the timeline calls the one who did it. */
export function eventText(
  event: Referral["timeline"][number],
  { isGiver, giver, receiver }: Pick<Referral, "isGiver" | "giver" | "receiver">,
): string {
  const label = REFERRAL_STATUS_LABEL[event.status].toLowerCase();
  if (event.by === "clock") return event.status === "expired" ? "Expired without an answer" : "Reminded";
  const isOwn = (event.by === "giver") === isGiver;
  const who = isOwn ? "You" : firstName(event.by === "giver" ? giver : receiver);
  if (event.status === "given") return isOwn ? "You gave it" : `${who} gave it`;
  if (event.status === "won" || event.status === "lost") return `${who} marked it as ${label}`;
  if (event.status === "contacted") return `${who} contacted the prospect`;
  return `${who} ${label} it`;
}
