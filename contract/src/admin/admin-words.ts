// Separate from the endpoints, so that the browser can import it without zod.

export const ADMIN_SESSION_HOURS = 8;
export const ADMIN_IDLE_MINUTES = 30;
export const ADMIN_FAILURES = 5;
export const ADMIN_LOCK_MINUTES = 15;
export const ADMIN_INVITE_HOURS = 72;
/** Longer than a member's: this password opens other people's data. */
export const ADMIN_PASSWORD_MIN = 12;
/** All of them are read at once. */
export const ADMINS_MOST = 200;

/** An invited administrator has not set a password yet; `expired`: and the link works no longer. */
export const ADMIN_STATES = ["active", "invited", "expired"] as const;

export const ADMIN_TEXT = {
  wrong: "Incorrect email or password.",
  locked: "Too many attempts. Try again in 15 minutes.",
  otpNeeded: "Enter the 6-digit code from your authenticator app.",
  otpWrong: "That code is wrong. Try the next one your app shows.",
  otpOn: "Two-step verification is already on.",
  otpOff: "Two-step verification is not on.",
  otpNotSetUp: "Set up two-step verification first.",
  superadminsOnly: "Only superadmins manage administrators.",
  isAdmin: "This person is an administrator already. Change their role in the list.",
  tooMany: `There can be ${ADMINS_MOST} administrators at most. Remove one first.`,
  notFound: "This administrator is no longer there.",
  notOwnRole: "You cannot change your own role. Ask another superadmin.",
  notYourself: "You cannot remove yourself. Ask another superadmin.",
  lastSuperadmin: "You are the only superadmin. Make somebody else a superadmin first.",
  sameRole: "This is their role already.",
  badInvite: "This invitation is invalid or has expired. Ask a superadmin to send a new one.",
} as const;
