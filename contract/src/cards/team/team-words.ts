// Apart from the endpoints, so that the browser takes these without zod.
import { INVITATION_OVER } from "../../accounts/account-words.ts";

export const INVITE_DAYS = 14;

/** The plan's name for the template, the import and more than three cards. */
export const TEAM_FEATURE = "Unlimited team cards";

export const TEAM_TEXT = {
  limitTitle: "Card Limit Reached",
  limit: "Please upgrade to create more than 3 team cards.",
  badInvite: INVITATION_OVER,
  tooManyInvites: "This address has been invited too often today. Please try again tomorrow.",
  alreadyClaimed: "The member has already taken this card over.",
  ownInvite: "This is a card that you made. The invitation is for your member.",
  locked: "The team's template keeps this field. Ask the person who made the card to change it.",
  lockedDesign: "The team's template keeps the design. Ask the person who made the card to change it.",
  noTemplate: "There is no template yet. Make one first.",
  notHeld: "Nobody has taken this card over yet.",
} as const;

export const INVITES_PER_ADDRESS_AND_DAY = 3;
