import { APPEAL_LINE, DECISION_BUTTON } from "../cases/case-words.ts";
import { withReason, type NewsKinds } from "../notifications/news-kind.ts";

const AND = new Intl.ListFormat("en-IN");

interface NewCard {
  name: string;
  isTeam: boolean;
  isIncomplete: boolean;
}

interface Badge {
  name: string;
  /** `lost`: somebody changed what had been proved. `dropped`: the same, before the badge was given. */
  what: "approved" | "rejected" | "revoked" | "ended" | "lost" | "dropped";
  reason?: string;
  /** Who changed the fields, and which. */
  changedBy?: string;
  changed?: string[];
}

const BADGE_TEXT: Record<Badge["what"], (badge: Badge) => string> = {
  approved: ({ name }) => `${name} is verified now. The badge is on the card for a year.`,
  rejected: ({ name, reason }) => withReason(`We could not verify ${name}.`, reason),
  revoked: ({ name, reason }) => withReason(`The Verified badge of ${name} was taken back.`, reason),
  ended: ({ name }) => `The Verified badge of ${name} has ended after a year. Prove it again to get it back.`,
  lost: (badge) =>
    `The Verified badge of ${badge.name} has ended, ${because(badge)}. Prove the new details to get it back.`,
  dropped: (badge) =>
    `The request for the Verified badge of ${badge.name} has ended, ${because(badge)}. Ask again with the new details.`,
};

const because = ({ changedBy = "", changed = [] }: Badge) =>
  `because ${changedBy} changed the ${AND.format(changed)}`;

export const CARD_NEWS = {
  "card.decided": {
    type: "message_received",
    label: "Decisions about your cards",
    text: ({ name, isHidden, reason = "" }: { name: string; isHidden: boolean; reason?: string }) =>
      isHidden
        ? {
            message: withReason(`We hid the card ${name}.`, reason),
            subject: `We hid the card ${name}`,
            lines: [reason && `Reason: ${reason}`, "Only you can see this card now.", APPEAL_LINE],
            button: DECISION_BUTTON,
          }
        : {
            message: `The card ${name} is visible again.`,
            subject: `The card ${name} is visible again`,
            lines: ["Everybody with the link can open it."],
            button: "Open the card",
          },
  },
  "card.created": {
    type: "card_created",
    label: "A new card",
    text: ({ name, isTeam, isIncomplete }: NewCard) => {
      const card = isTeam ? `The team card of ${name}` : `Your card ${name}`;
      return {
        message: isIncomplete ? `${card} was made. Complete it to share it.` : `${card} is ready to share.`,
        button: isIncomplete ? "Complete the card" : "Open the card",
      };
    },
  },
  "card.team-created": {
    type: "card_created",
    label: "New team cards",
    text: ({ made }: { made: number }) => ({
      message: made === 1 ? "1 team card was made." : `${made} team cards were made.`,
      button: "See the team cards",
    }),
  },
  "card.team-taken": {
    type: "request_accepted",
    label: "Team cards that are taken over",
    text: ({ member, card }: { member: string; card: string }) => ({
      message: `${member} has taken over the team card of ${card}.`,
      button: "See the team card",
    }),
  },
  "card.team-returned": {
    type: "message_received",
    label: "Team cards that are given back",
    text: ({ member, card, byOwner }: { member: string; card: string; byOwner: boolean }) => ({
      message: byOwner
        ? `${member} has taken the team card of ${card} back.`
        : `${member} has given the team card of ${card} back to you.`,
    }),
  },
  "card.verification": {
    type: "message_received",
    label: "Your Verified badge",
    text: (badge: Badge) => ({ message: BADGE_TEXT[badge.what](badge), button: "See the badge" }),
  },
} satisfies NewsKinds;
