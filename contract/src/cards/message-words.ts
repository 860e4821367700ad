export const LEAD_MESSAGE_MAX = 2000;
export const LEAD_PHONE_MAX = 40;
/** The consent of a visitor without an account. */
export const LEAD_CONSENT_MISSING = "Please agree that your details are passed on.";
export const CONTACT_FORM_OFF = "This person does not take messages through the card.";

/** Texts of the form that writes to a card's owner. */
export const MESSAGE_TEXT = {
  needed: "No account needed beforehand: we confirm your e-mail with a code, then send your message.",
  confirmAndSend: "Confirm and send",
  notSentYet: (name: string) => `Your message to ${name} is kept. It goes out as soon as you confirm.`,
  change: "Change the message",
  sentTo: (name: string) => `Sent to ${name}`,
  answerComesTo: (email: string) => `The answer comes to ${email}.`,
  writeAnother: "Write another",
  mayKeep: (name: string) => `${name} may keep these details to answer me.`,
  mayDelete: "We mail you a link to delete them.",
} as const;

export const MESSAGE_TOAST = {
  loginToWrite: {
    title: "Login Required",
    description: "Confirm your e-mail or mobile to send this. Your message is kept.",
  },
  sent: (name: string) => ({ title: "Message Sent", description: `${name} will get back to you.` }),
} as const;
