// Separate from the endpoints, so that the browser can import it without zod.

export const NAME_MIN = 2;
export const NAME_MAX = 80;
export const EMAIL_MAX = 254;
/** The longest number as somebody types it, with spaces and a country code. */
export const PHONE_MAX = 30;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const PEOPLE_TEXT = {
  badEmail: "Enter a valid e-mail address.",
  badPhone: "Enter a phone number.",
} as const;

export const OTP_DIGITS = 6;
/** A code as it is typed, with the gap that some apps and messages show in the middle. */
export const TYPED_OTP_MAX = 7;
/** The longest recovery code as somebody types it. */
export const TYPED_RECOVERY_CODE_MAX = 20;
export const OTP_EXPIRES_SECONDS = 300;
export const OTP_RESEND_SECONDS = 30;
export const OTP_TRIES = 5;
export const SIGNUP_CODE_MINUTES = 10;
export const RESET_LINK_MINUTES = 30;
/** A session this young proves enough to add a first e-mail address or mobile number with its own code alone. */
export const FRESH_SIGN_IN_MINUTES = 60;

/** The version of the terms and of the privacy policy that a new member agrees to. */
export { TERMS_VERSION } from "../policies/policy-words.ts";

/** The name of a member whose account was deleted. */
export const FORMER_MEMBER_NAME = "A former member";
export const DELETION_UNDONE = "Welcome back. Your account is no longer scheduled for deletion.";
/** For a visitor who follows an old link to a card that was made for them. */
export const INVITATION_OVER = "This invitation is invalid or has expired.";

/** For a member who has no address, or whose address is not proven yet. */
export const ADDRESS_WORDS = {
  unconfirmed: "You will miss leads until you confirm your e-mail address.",
  missing: "Add your e-mail so that replies reach you there too.",
  forReceipt: "Add your e-mail and we'll send this receipt with the invoice there.",
  forExport: "Add your e-mail and we'll mail you when your data is ready to download.",
  forNotifications: "Add your e-mail to get these notifications there too.",
  forInvite: "This invitation was sent by e-mail. Add that e-mail to your account to accept it.",
  why: "We mail you what people write through your card, but only to a confirmed address.",
  sent: (email: string) => `We sent a code to ${email}. It is good for ${OTP_EXPIRES_SECONDS / 60} minutes.`,
} as const;

export const ACCOUNT_TEXT = {
  wrongPassword: "Incorrect email or password.",
  wrongCode: (triesLeft: number) =>
    `That code is wrong. ${triesLeft} ${triesLeft === 1 ? "try" : "tries"} left.`,
  expiredCode: "This code has expired. Request a new one.",
  emailTaken: "An account with this email already exists. Sign in instead.",
  mobileTaken: "This mobile number belongs to another account.",
  passwordsDiffer: "Passwords do not match.",
  badResetLink: "This reset link is invalid or has expired.",
  resetSent: "If an account exists, we have sent a reset link.",
  passwordChanged: "Your password has been changed.",
  wrongCurrentPassword: "Your current password is not right.",
  commonPassword: "This password is too common. Choose another one.",
  passwordIsEmail: "Your password must not be your e-mail.",
  passwordNeeded: "Choose a password.",
  passwordNeedsEmail: "You sign in with your e-mail and a password. Add your e-mail first.",
  notMobile: "Enter a mobile number.",
  notProvenEmail: "This is not the e-mail that you entered the code for.",
  notProvenMobile: "This is not the mobile number that you entered the code for.",
  secondStep: "Enter the 6-digit code from your authenticator app.",
  wrongSecondStep: "That code is wrong. Try the next one your app shows.",
  secondStepNeedsProof: "Confirm your e-mail address or your mobile number first.",
  secondStepNotSetUp: "Scan the code with your authenticator app first.",
  secondStepOn: "Two-step verification is already on. Switch it off first.",
  secondStepOff: "Two-step verification is not on.",
  sameEmail: "This is your e-mail already.",
  sameMobile: "This is your mobile number already.",
  lockedOut: "Too many attempts. Please wait and try again.",
  consentNeeded: "Please agree to the terms and confirm that you are 18 or older.",
  signInAgain: "Your sign-in has expired. Please start again.",
} as const;
