/** Toasts on a card's page, as the specification words them. Those that only members see are in `own-card-words.ts`. */
export const CARD_TOAST = {
  incomplete: {
    title: "Complete Your Card First",
    description: "Please fill in all required details before sharing your card.",
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
} as const;
