// Separate from the other texts of accounts, because every page loads these.

/** Toast messages about the session, worded as in the specification. */
export const SESSION_TOAST = {
  loginFailed: "Login failed",
  registrationFailed: "Registration failed",
  loginSuccessful: "Login successful",
  welcomeBack: (name: string) => `Welcome back, ${name}!`,
  registrationSuccessful: "Registration successful",
  welcome: (name: string) => `Welcome, ${name}!`,
  loggedOut: "Logged out",
  loggedOutText: "You have been logged out successfully.",
  noToken: "No token found",
  userDataFailed: "Failed to fetch user data",
} as const;
