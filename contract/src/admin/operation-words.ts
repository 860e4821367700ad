// Free of zod: screens import it.

/** What an operator sets up on the first day. */
export const SET_UP_STEPS = ["legal_name", "grievance_officer", "mail", "sms", "payments", "backup"] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** Parts of the product whose health is looked at. */
export const HEALTH_PARTS = ["database", "live", "storage", "mail", "search"] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

/** Work in the background that can fail for good. Each room registers its own. */
export const FAILURE_KINDS = ["mail", "sms", "webhook", "job"] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** The newest of each kind. */
export const FAILURES_SHOWN = 50;
export const FAILURE_PROBLEM_MAX = 300;

export const OPERATION_TEXT = {
  superadminsOnly: "Only superadmins look after the running of the product.",
  denied: "Only superadmins and support see work that failed.",
  notYours: "Only superadmins may try this again.",
} as const;
