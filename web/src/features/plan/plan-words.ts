import { PREMIUM_FEATURES, PREMIUM_PRICE_PAISE, PREMIUM_YEARS } from "@cardplaza/contract/plan/plan";
import { rupees } from "@cardplaza/contract/money";

const PRICE = rupees(PREMIUM_PRICE_PAISE / 100);

/** What the screens of the plan say, besides what the server says too (`contract/src/plan`). */
export const PLAN_WORDS = {
  title: "Your plan",
  premium: "Premium",
  free: "Free",
  price: `Premium is ${PRICE} for ${PREMIUM_YEARS} year, GST included.`,
  since: "Since",
  until: "Until",
  renewNow: "Renew now and the next year follows without a gap. Nothing renews by itself.",
  renewFrom: (day: string) =>
    `Premium does not renew by itself. You can renew it from ${day}; when it ends, nothing is deleted.`,
  notLoaded: "Your plan did not load",
  loading: "Loading your plan",
} as const;

export const UPGRADE_WORDS = {
  renewTitle: "Renew Premium",
  upgradeTitle: "Upgrade to Premium",
  description: `Everything in Free, plus ${PREMIUM_FEATURES.length} more features.`,
  premiumPeriod: `for ${PREMIUM_YEARS} year`,
  freePeriod: "for as long as you like",
  more: "View More",
  less: "View Less",
  renew: `Renew for ${PRICE}`,
  upgrade: `Upgrade for ${PRICE}`,
  verifying: "Verifying your payment",
  preparing: "Preparing the payment",
  notPrepared: "The payment could not be prepared.",
  retry: "Retry",
  writeToUs: "Write to us to upgrade.",
  billing: "Billing details for the invoice",
  test: "Test payment: this product runs with its test gateway, so no money is taken.",
  conditions: "GST included. Premium does not renew by itself.",
  terms: "Terms",
  and: "and",
  refunds: "refunds within 7 days",
  /** On the provider's own screen. */
  bought: `Premium, ${PREMIUM_YEARS} year`,
} as const;

export const PAYMENTS_WORDS = {
  title: "Payments and invoices",
  none: "You have not paid anything yet. Invoices will be kept here.",
  refundUntil: (day: string) => `Not what you expected? You can ask for your money back until ${day}.`,
  refundPolicy: "Refund policy",
  surplus: "Its order was already paid or replaced. The money goes back in 5 to 7 working days.",
  download: (number: string) => `Download invoice ${number}`,
  notDownloaded: "The invoice was not downloaded",
  paid: "Paid",
  returning: "Being refunded",
  refunded: "Refunded",
} as const;

export const REFUND_WORDS = {
  ask: "Ask for a refund",
  description:
    "The money goes back to where it came from, in 5 to 7 working days. Your Premium plan ends then; nothing is deleted.",
  why: "Why do you want your money back?",
  send: "Send the request",
  cancel: "Cancel",
  sent: "Refund requested",
  sentNext: "We answer within 2 working days.",
  requested: "You asked for a refund. We answer within 2 working days.",
  approved: "Your refund was approved and is on its way. The plan ends when it arrives.",
  rejected: (reason: string | null) => `Your refund was not approved${reason ? `: ${reason}` : "."}`,
  refunded: "Refunded.",
} as const;

export const BILLING_WORDS = {
  title: "Billing details",
  description: "For your next invoice. Earlier invoices stay as they are.",
  name: "Billing name",
  address: "Billing address",
  state: "State",
  noState: "No state",
  gstin: "GSTIN",
  gstinHint: "15 letters and digits",
  save: "Save",
  saved: "Billing details saved",
  tooLong: (max: number) => `At most ${max} characters.`,
  tooShort: (min: number) => `At least ${min} characters.`,
} as const;

export const CELEBRATION_WORDS = {
  renewed: "Your Premium is renewed",
  bought: "You have Premium",
  until: (day: string) => `One year of Premium, until ${day}. It does not renew by itself.`,
  receipt: "Receipt",
  amount: "Amount",
  test: "A test: no money was taken",
  withGst: "GST included",
  paidOn: "Paid on",
  paymentId: "Payment id",
  invoice: (number: string) => `Invoice ${number}`,
  mailed: (email: string) => `The receipt with the invoice is on its way to ${email}.`,
  next: "Try these next",
  continue: "Continue",
  personalization: "Card Personalization",
  personalizationText: "Your colours, font and logo",
  qrStudio: "QR Studio",
  qrStudioText: "A code in your look, ready to print",
  leads: "My Leads",
  leadsText: "Reply to people who wrote to you",
} as const;
