// Apart from the endpoints, so that the browser takes these without zod.

export const INVITE_DAYS = 14;

export const TEAM_TEXT = {
  limitTitle: "Card Limit Reached",
  limit: "Please upgrade to create more than 3 team cards.",
  badInvite: "This invitation is invalid or has expired.",
  tooManyInvites: "This address has been invited too often today. Please try again tomorrow.",
  alreadyClaimed: "The member has already taken this card over.",
  ownInvite: "This is a card that you made. The invitation is for your member.",
} as const;
