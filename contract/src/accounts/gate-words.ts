interface Gate {
  /** The heading of the sign-in: what it is for. `to` names a person, a company, a job or a chapter. */
  reason: (to: string) => string;
  /** What happens once they are signed in. */
  next: string;
}

/** What visitors begin before they sign in. */
export const GATES = {
  card: {
    reason: () => "Sign up to publish your card",
    next: "Your card goes live as soon as you publish it.",
  },
  listing: {
    reason: () => "Sign up to list your business",
    next: "Your business details are filled in already.",
  },
  message: {
    reason: (to) => `Sign in to send your message to ${to}`,
    next: "Your message is kept. We send it as soon as you are signed in.",
  },
  enquiry: {
    reason: (to) => `Sign in to send your enquiry to ${to}`,
    next: "Your enquiry is kept. We send it as soon as you are signed in.",
  },
  review: {
    reason: (to) => `Sign in to publish your review of ${to}`,
    next: "Your review is kept. We publish it as soon as you are signed in.",
  },
  "save-card": {
    reason: (to) => `Sign in to save the card of ${to}`,
    next: "We save the card as soon as you are signed in.",
  },
  "send-card": {
    reason: (to) => `Sign in to send your card to ${to}`,
    next: "We send your card as soon as you are signed in.",
  },
  "save-job": {
    reason: (to) => `Sign in to save the job ${to}`,
    next: "We save the job as soon as you are signed in.",
  },
  "job-alert": {
    reason: () => "Sign in to get alerts for new jobs",
    next: "You come back to this list to switch the alerts on.",
  },
  apply: {
    reason: (to) => `Sign in to apply for ${to}`,
    next: "The application form opens as soon as you are signed in.",
  },
  follow: {
    reason: (to) => `Sign in to follow ${to}`,
    next: "You follow the company as soon as you are signed in.",
  },
  join: {
    reason: (to) => `Sign in to join ${to}`,
    next: "You come back to the chapter to choose your seat.",
  },
  claim: {
    reason: (to) => `Sign in to claim ${to}`,
    next: "You come back to show that the business is yours.",
  },
} as const satisfies Record<string, Gate>;

export type GateKind = keyof typeof GATES;

/** For screens that only members see, by where the visitor wanted to go. */
const SCREENS: readonly { path: RegExp; reason: string }[] = [
  { path: /^\/profile\/[^/?]+/i, reason: "Sign in to see this profile and connect" },
  { path: /^\/post\/[^/?]+/i, reason: "Sign in to join the conversation" },
  { path: /^\/connect-in\/?\?(?:.*&)?tab=job-portal/i, reason: "Sign in to see jobs for you" },
];

/** Why somebody is asked to sign in on the way to this address, if there is more to say than "Welcome". */
export const reasonFor = (target: string): string | null =>
  SCREENS.find(({ path }) => path.test(target))?.reason ?? null;
