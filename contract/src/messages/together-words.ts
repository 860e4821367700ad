// What stands above a conversation of two, and what a message becomes. Free of zod: pages import it.

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const referrals = (count: number) => counted(count, "referral", "referrals");
const enquiries = (count: number) => counted(count, "enquiry", "enquiries");

export const TOGETHER_TEXT = {
  met: (chapter: string, day: string) => `Met at ${chapter}, ${day}`,
  oneToOne: (day: string) => `One-to-one, ${day}`,
  given: (count: number, won: number) => `${referrals(count)} given${won > 0 ? `, ${won} won` : ""}`,
  received: (count: number, won: number) => `${referrals(count)} received${won > 0 ? `, ${won} won` : ""}`,
  wonByMe: (amount: string, name: string) => `You won ${amount} through ${name}`,
  wonByThem: (amount: string, name: string) => `${name} won ${amount} through you`,
  quote: (amount: string, day: string) => `Quote of ${amount}, open until ${day}`,
  enquiriesFrom: (count: number, name: string) => `${enquiries(count)} from ${name}`,
  enquiriesTo: (count: number, name: string) => `${enquiries(count)} to ${name}`,
  introducedBy: (via: string) => `${via} introduced you`,
  introducedYouTo: (name: string, third: string) => `${name} introduced you to ${third}`,
  youIntroduced: (name: string, third: string) => `You introduced ${name} to ${third}`,
  applied: (name: string, job: string) => `${name} applied for ${job}`,
  youApplied: (job: string) => `You applied for ${job}`,
} as const;

/** Who waits for an answer. "You" or the other's name stands before it. */
export const OWED_TEXT = {
  referral: {
    me: (name: string) => `Answer the referral from ${name}`,
    them: "Your referral waits for an answer",
  },
  oneToOne: {
    me: (name: string) => `Confirm the one-to-one with ${name}`,
    them: "Your one-to-one waits to be confirmed",
  },
  enquiry: {
    me: (name: string) => `Answer the enquiry from ${name}`,
    them: "Your enquiry waits for an answer",
  },
  quote: { me: (name: string) => `Answer the quote from ${name}`, them: "Your quote waits for an answer" },
  introduction: {
    me: (name: string) => `Answer ${name} about an introduction`,
    them: "Your introduction waits for an answer",
  },
  application: {
    me: (name: string) => `Answer the application of ${name}`,
    them: "Your application waits for an answer",
  },
} as const;

export const STEP_TEXT = {
  referral: "Give a referral",
  oneToOne: "Record a one-to-one",
  quote: "Send a quote",
  enquiry: (company: string) => `Send an enquiry to ${company}`,
  introduction: "Ask for an introduction",
  connect: "Connect",
} as const;

export const OUTCOME_TEXT = {
  ownMessage: "This is your own message. Choose one that you received.",
  notConnected: (name: string) => `Private notes are about your connections. Connect with ${name} first.`,
  noteFull: (name: string) => `Your private note on ${name} is full. Shorten it first.`,
  /** Where a contact or a note comes from. */
  quoted: (day: string, text: string, url: string) => `${day}: “${text}” ${url}`,
} as const;
