/** Renewal is possible in the last days of the plan and adds a year to its end. */
export const RENEW_WITHIN_DAYS = 30;
export const REFUND_WITHIN_DAYS = 7;
export const REFUND_REASON = { min: 10, max: 500 } as const;
/** Money that came: kept, or given back. */
export const PAYMENT_STATUSES = ["captured", "refunded"] as const;
export const REFUND_STATUSES = ["requested", "approved", "rejected", "refunded"] as const;
/** How many days before the end a member is reminded. */
export const PLAN_REMINDER_DAYS = [30, 7, 1] as const;

export const BILLING_LIMITS = { name: 120, address: 400 } as const;

/** The options of the checkout, as in the specification. */
export const CHECKOUT_OPTIONS = {
  timeout: 300,
  retry: { enabled: true, max_count: 3 },
  modal: { escape: false, backdropclose: false },
} as const;

/** The screens that open the checkout: only they may load its scripts and frames. */
const CHECKOUT_PATHS = [
  "/business-cards",
  "/team-cards",
  "/create-team-card",
  "/create-team-card-form",
] as const;

export const isCheckoutPath = (pathname: string) =>
  (CHECKOUT_PATHS as readonly string[]).includes(pathname.toLowerCase().replace(/\/+$/, ""));

/** The alerts, worded as in the specification. */
export const PAYMENT_ALERT = {
  signIn: "Please login to upgrade to premium",
  notReady: "Payment system not ready. Please refresh the page and try again.",
  setupFailed: (message: string) => `Payment setup failed: ${message}`,
  noOrder: "Failed to create payment order",
  badOrder: "Invalid order response from server",
  notVerified: "Payment verification failed. Please contact support.",
  failed: (description?: string) => `Payment failed: ${description || "Please try again"}`,
  success: "Welcome to Premium! All features are now unlocked.",
} as const;

export const PAYMENT_TEXT = {
  off: "Online payment is not set up here.",
  unreachable: "The payment provider does not answer right now. Please try again in a few minutes.",
  wrongPrice: "The price is 19,999 INR for one year.",
  tooEarly: "You have Premium already. You can renew in its last 30 days.",
  notVerified: "The payment could not be verified.",
  unsigned: "The signature is wrong.",
  otherOrder: "This payment belongs to another order.",
  goesBack: "This order was replaced by a newer one. Your payment is refunded in 5 to 7 working days.",
  wrongGstin: "This GSTIN is not right. Please check it.",
  otherState: "This GSTIN belongs to another state.",
  stateNeeded: "Choose the state of this GSTIN.",
  nothingToRefund: "There is no payment that can be refunded.",
  refundTooLate: "A refund can be asked for within 7 days after paying.",
  refundAsked: "You have asked for this refund already.",
  refundDecided: "This request was decided already.",
  financeOnly: "Only the finance team decides on refunds.",
  notYourList: "Only the finance team and analysts see refunds.",
} as const;

export const PLAN_NOTICE = {
  granted: (until: string) => `We have given you the Premium plan until ${until}.`,
  bought: (day: string) => `Premium is on until ${day}. Your receipt and invoice are with your plan.`,
  surplus: (amount: string) =>
    `We received ${amount} for an order that was already paid or replaced. The money goes back to where it came from in 5 to 7 working days.`,
  ending: (day: string) => `Your Premium plan ends on ${day}. Renew it to keep your look and your tools.`,
  ended: "Your Premium plan has ended. Nothing was deleted; your cards now show the free look.",
  refundApproved:
    "Your refund was approved. The money goes back to where it came from in 5 to 7 working days.",
  refundRejected: (reason: string) => `Your refund was not approved: ${reason}`,
  refunded: "Your refund is on its way and your Premium plan has ended. Nothing was deleted.",
} as const;
