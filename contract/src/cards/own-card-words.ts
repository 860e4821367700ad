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

/** Errors of the pages when a read fails, as the specification words them. */
export const CARD_FAILURE = {
  cards: "Failed to fetch cards",
  customization: "Failed to fetch customization",
} as const;

/** Toasts that only members see, as the specification words them. */
export const MEMBER_TOAST = {
  completeYours: {
    title: "Complete Your Business Card",
    description: "Add your phone, company and role to share your card.",
  },
  saved: { title: "Card Saved", description: "Find it under Saved Cards." },
  unsaved: { title: "Card Unsaved", description: "The card has been removed from your saved list." },
  unsaveFailed: { title: "Error", description: "Failed to unsave the card. Please try again." },
  savedFailed: { title: "Error", description: "Failed to load saved cards" },
  qrWithoutCard: { title: "QR Code Not Available", description: "Please select a card first." },
  sent: (name: string) => ({ title: "Card Sent", description: `${name} has your card now.` }),
  noneToSend: { title: "No Business Card Found", description: "Create your card first, then send it." },
} as const;
