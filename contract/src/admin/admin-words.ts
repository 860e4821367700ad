// Separate from the endpoints, so that the browser can import it without zod.

export const ADMIN_SESSION_HOURS = 8;
export const ADMIN_IDLE_MINUTES = 30;
export const ADMIN_FAILURES = 5;
export const ADMIN_LOCK_MINUTES = 15;
export const ADMIN_TEXT = {
  wrong: "Incorrect email or password.",
  locked: "Too many attempts. Try again in 15 minutes.",
  otpNeeded: "Enter the 6-digit code from your authenticator app.",
  otpWrong: "That code is wrong. Try the next one your app shows.",
  otpOn: "Two-step verification is already on.",
  otpNotSetUp: "Set up two-step verification first.",
} as const;
