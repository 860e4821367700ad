/** Messages for `/auth?error=…` after a failed sign-in with another service. */
export const OIDC_ERRORS = {
  provider: "That service does not answer right now. Please try again, or sign in another way.",
  expired: "Your sign-in has expired. Please start again.",
  cancelled: "You cancelled the sign-in. Nothing has changed.",
  unverified: "That service has not verified your e-mail address. Verify it there, or sign in another way.",
} as const;

export type OidcError = keyof typeof OIDC_ERRORS;
