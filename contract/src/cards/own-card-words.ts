// Apart from the words of the card's page, which visitors load.

/** Refusals of those who make cards. */
export const OWN_CARD_TEXT = {
  notFound: "Your business card was not found",
  badLink: "Enter a link such as https://example.com.",
  badPhone: "Enter a phone number.",
  badSuccessor: "Choose another of your own cards.",
  holderCannotDelete: "Only the person who made this team card can delete it.",
} as const;

export const OWN_CARD_WORDS = {
  shortNumber: (digits: number) => `This number has ${digits} digits.`,
  notReached: "Callers will not reach you.",
} as const;
