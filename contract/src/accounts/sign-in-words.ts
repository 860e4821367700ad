/** Toast messages about signing in, worded as in the specification. */
export const SIGN_IN_TOAST = {
  loginFailed: "Login failed",
  registrationFailed: "Registration failed",
  loginSuccessful: "Login successful",
  welcomeBack: (name: string) => `Welcome back, ${name}!`,
  registrationSuccessful: "Registration successful",
  welcome: (name: string) => `Welcome, ${name}!`,
} as const;

export const NO_STORAGE = "Your browser keeps no data for this site, so you cannot stay signed in.";
