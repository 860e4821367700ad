// Free of zod: screens import it.

/** What administrators did with an account: opened it, or decided something about it. */
export const LOOK_KINDS = [
  "look",
  "view_as",
  "warn",
  "suspend",
  "restore",
  "end_sessions",
  "reset_second_step",
  "grant_premium",
  "end_premium",
  "erase",
] as const;
export type LookKind = (typeof LOOK_KINDS)[number];

/** An administrator who opens the same account again within this time has looked once. */
export const LOOK_HOURS = 1;
export const LOOKS_PER_PAGE = 20;
