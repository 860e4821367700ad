// Separate from the other texts of accounts, because every page loads these.

/** Messages about the session, worded as in the specification. */
export const SESSION_TOAST = {
  loggedOut: "Logged out",
  loggedOutText: "You have been logged out successfully.",
  noToken: "No token found",
  userDataFailed: "Failed to fetch user data",
} as const;
