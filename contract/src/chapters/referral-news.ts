import { rupees } from "../money.ts";
import { dayInWords } from "../date-words.ts";
import { asSubject, facts, type NewsKinds } from "../notifications/news-kind.ts";
import {
  DECLINE_REASON_LABEL,
  heatText,
  REFERRAL_TEXT,
  referralTypeFrom,
  THANK_KIND_LABEL,
  type DeclineReason,
  type ReferralType,
  type ThankKind,
} from "./referral-words.ts";

interface NewReferral {
  /** The member who gave the referral. */
  name: string;
  heat: number;
  kind: ReferralType;
  need?: string;
  estPaise?: number | null;
}

interface AcceptedReferral {
  /** The member who received the referral. */
  name: string;
  isWon: boolean;
  note?: string;
  wonPaise?: number;
}

interface EndedReferral {
  /** The member who received the referral. */
  name: string;
  /** Why it was declined. Without a reason the referral has expired. */
  reason?: DeclineReason;
  note?: string;
}

interface ThankYou {
  name: string;
  kind: ThankKind;
  note?: string;
  amountPaise?: number;
}

const amountFact = (label: string, paise: number | null | undefined) =>
  paise ? `${label}: ${rupees(paise / 100)}` : "";

// The prospect is named only in the referral, where the name can be erased.
export const REFERRAL_NEWS = {
  "referral.received": {
    type: "enquiry_sent",
    label: "Referrals you receive",
    waits: true,
    pushLine: "New referral",
    mailOnly: ["need", "estPaise"],
    text: ({ name, heat, kind, need = "", estPaise }: NewReferral) => ({
      message: REFERRAL_TEXT.received(name),
      subject: `New referral from ${name}`,
      lines: [
        need,
        facts(
          amountFact("Estimated value", estPaise),
          `How warm: ${heatText(heat)}`,
          `Who: ${referralTypeFrom(kind, name)}`,
        ),
        "Their name and number are in the referral.",
      ],
      button: "Answer the referral",
    }),
  },
  "referral.reminder": {
    type: "message_received",
    label: "Referrals that wait for your answer",
    waits: true,
    pushLine: "A referral is waiting for your answer",
    mailOnly: ["need"],
    text: ({ name, answerBy, need = "" }: { name: string; answerBy: string; need?: string }) => ({
      message: REFERRAL_TEXT.nudge(name),
      subject: asSubject(REFERRAL_TEXT.nudge(name)),
      lines: [need, `Answer by: ${dayInWords(answerBy)}`],
      button: "Answer the referral",
    }),
  },
  "referral.accepted": {
    type: "request_accepted",
    label: "Your referrals that are accepted or won",
    mailOnly: ["note", "wonPaise"],
    text: ({ name, isWon, note = "", wonPaise }: AcceptedReferral) => {
      const message = isWon ? REFERRAL_TEXT.won(name) : REFERRAL_TEXT.accepted(name);
      return {
        message,
        subject: asSubject(message),
        lines: [note, amountFact("Value", wonPaise)],
        button: "See the referral",
      };
    },
  },
  "referral.ended": {
    type: "message_received",
    label: "Your referrals that are declined or expire",
    mailOnly: ["note"],
    text: ({ name, reason, note = "" }: EndedReferral) => ({
      message: reason ? REFERRAL_TEXT.declined(name) : REFERRAL_TEXT.expired(name),
      subject: reason ? asSubject(REFERRAL_TEXT.declined(name)) : `Your referral to ${name} has expired`,
      lines: reason ? [`Reason: ${DECLINE_REASON_LABEL[reason]}`, note] : [REFERRAL_TEXT.expired(name)],
      button: "See the referral",
    }),
  },
  "thank-you.received": {
    type: "message_received",
    label: "Thank-yous for business",
    mailOnly: ["note", "amountPaise"],
    text: ({ name, kind, note = "", amountPaise }: ThankYou) => ({
      message: REFERRAL_TEXT.thanked(name),
      subject: asSubject(REFERRAL_TEXT.thanked(name)),
      lines: [note, facts(amountFact("Amount", amountPaise), THANK_KIND_LABEL[kind])],
      button: "See the thank-you",
    }),
  },
  "one-to-one.entered": {
    type: "request_sent",
    label: "One-to-ones to confirm",
    waits: true,
    pushLine: "Confirm your one-to-one",
    mailOnly: ["topics"],
    text: ({ name, day, topics }: { name: string; day: string; topics?: string }) => ({
      message: REFERRAL_TEXT.oneToOne(name),
      subject: `Confirm your one-to-one with ${name}`,
      lines: [facts(`Day: ${dayInWords(day)}`, topics && `Topics: ${topics}`)],
      button: "Confirm the one-to-one",
    }),
  },
  "one-to-one.confirmed": {
    type: "request_accepted",
    label: "One-to-ones that are confirmed",
    text: ({ name, day }: { name: string; day: string }) => ({
      message: REFERRAL_TEXT.oneToOneConfirmed(name),
      subject: asSubject(REFERRAL_TEXT.oneToOneConfirmed(name)),
      lines: [`Day: ${dayInWords(day)}`],
      button: "See your one-to-ones",
    }),
  },
} satisfies NewsKinds;
