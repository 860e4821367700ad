/** Errors of the pages when a read fails, as the specification words them. */
export const CARD_FAILURE = {
  cards: "Failed to fetch cards",
  customization: "Failed to fetch customization",
} as const;

/** Toasts and texts about cards, as the specification words them. */
export const CARD_TOAST = {
  incomplete: {
    title: "Complete Your Card First",
    description: "Please fill in all required details before sharing your card.",
  },
  completeYours: {
    title: "Complete Your Business Card",
    description: "Add your phone, company and role to share your card.",
  },
  copied: { title: "Link Copied", description: "Business card link copied to clipboard" },
  copiedWithPreview: {
    title: "Link Copied",
    description: "Business card link copied to clipboard (with preview)",
  },
  teamCopied: (name: string) => ({
    title: "Link Copied",
    description: `Team card link for ${name} copied to clipboard`,
  }),
  contactSaved: { title: "Contact Saved", description: "Contact information has been saved to your device." },
  loginToSave: { title: "Login Required", description: "You need to login to save cards." },
  loginToSend: { title: "Login Required", description: "You need to login to send your card." },
  loginToReport: { title: "Login Required", description: "You need to login to report a card." },
  saved: { title: "Card Saved", description: "Find it under Saved Cards." },
  unsaved: { title: "Card Unsaved", description: "The card has been removed from your saved list." },
  unsaveFailed: { title: "Error", description: "Failed to unsave the card. Please try again." },
  savedFailed: { title: "Error", description: "Failed to load saved cards" },
  qrWithoutCard: { title: "QR Code Not Available", description: "Please select a card first." },
  sent: (name: string) => ({ title: "Card Sent", description: `${name} has your card now.` }),
  noneToSend: { title: "No Business Card Found", description: "Create your card first, then send it." },
} as const;
