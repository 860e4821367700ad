import { z } from "zod";
import { ACCOUNT_TEXT, EMAIL_MAX } from "./account-words.ts";
import { endpoints } from "../endpoint.ts";
import { Email, NewPassword, PersonName, PhoneText } from "./people.ts";
import { Id, Timestamp } from "../shapes.ts";

export {
  OTP_DIGITS,
  OTP_EXPIRES_SECONDS,
  OTP_RESEND_SECONDS,
  OTP_TRIES,
  SIGNUP_CODE_MINUTES,
  RESET_LINK_MINUTES,
  TERMS_VERSION,
  ACCOUNT_TEXT,
} from "./account-words.ts";

const SessionUser = z.object({ _id: Id, name: z.string(), email: z.string() });
export const SignedIn = z.object({
  user: SessionUser,
  token: z.string(),
  /** Only when this sign-in has cancelled the deletion of the account. */
  deletionUndone: z.literal(true).optional(),
});
export type SignedIn = z.infer<typeof SignedIn>;

const CurrentUser = SessionUser.extend({
  hasCompany: z.boolean(),
  companyId: Id.nullable(),
  onboardingCompleted: z.boolean(),
});
export const Me = z.object({
  user: CurrentUser,
  hasCompany: z.boolean(),
  companyId: Id.nullable(),
  onboardingCompleted: z.boolean(),
  /** Only while administrators have suspended the account. */
  suspension: z.object({ until: Timestamp.nullable(), reason: z.string() }).optional(),
});
export type Me = z.infer<typeof Me>;

export const Consent = z.object({
  terms: z.literal(true, ACCOUNT_TEXT.consentNeeded),
  version: z.string().max(20),
  adult: z.literal(true, ACCOUNT_TEXT.consentNeeded),
});

export const Registration = z.object({
  name: PersonName,
  /** May be left out with a code that proved a mobile number: the number alone makes an account. */
  email: z.union([z.literal(""), Email]).optional(),
  mobile: PhoneText.optional(),
  password: NewPassword.optional(),
  /** From a code that proved the address or the mobile number. A password is then not needed. */
  signupCode: z.string().max(100).optional(),
  consent: Consent,
  marketing: z.boolean().default(false),
});

const Code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, "Enter the 6 digits of the code.");
const Password = z.string().min(1, "Enter your password.").max(1000);
const Secret = z.string().min(1).max(200);

export const Device = z.object({
  _id: Id,
  /** "Chrome on Android" */
  device: z.string(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  current: z.boolean(),
});
export type Device = z.infer<typeof Device>;

/** Where a sign-in with another service starts. */
export const SignInProvider = z.object({ id: z.string(), name: z.string() });

const signInLimit = { points: 60, seconds: 900, by: "address" } as const;

export const accounts = endpoints({
  "GET /api/auth/me": {
    summary: "Who is signed in",
    auth: "member",
    whileSuspended: true,
    returns: Me,
  },
  "POST /api/auth/login": {
    summary: "Sign in with e-mail and password",
    body: z.object({ email: Email, password: Password }),
    returns: SignedIn,
    limit: signInLimit,
  },
  "POST /api/auth/register": {
    summary: "Make an account",
    body: Registration,
    returns: SignedIn,
    status: 201,
    repeatable: false,
    limit: { points: 20, seconds: 3600, by: "address" },
  },
  "POST /api/auth/logout": {
    summary: "End this session",
    auth: "member",
    whileSuspended: true,
    returns: null,
  },
  "POST /api/auth/otp/request": {
    summary: "Ask for a one-time code by e-mail or SMS",
    body: z.object({
      channel: z.enum(["sms", "email"]),
      to: z.string().trim().min(3, "Enter an e-mail address or a mobile number.").max(EMAIL_MAX),
    }),
    returns: z.object({ requestId: Id, expiresIn: z.number(), resendAfter: z.number() }),
    limit: signInLimit,
  },
  "POST /api/auth/otp/verify": {
    summary: "Sign in with the code, or learn that there is no account yet",
    body: z.object({ requestId: Id, code: Code }),
    returns: z.union([SignedIn, z.object({ signupCode: z.string() })]),
    limit: signInLimit,
  },
  "POST /api/auth/second-step": {
    summary: "Complete a sign-in with the code of an authenticator app or a recovery code",
    body: z.object({ challenge: Secret, code: z.string().trim().min(6).max(20) }),
    returns: SignedIn,
    limit: signInLimit,
  },
  "POST /api/auth/forgot-password": {
    summary: "Ask for a link to set a new password",
    body: z.object({ email: Email }),
    returns: z.object({ message: z.string() }),
    limit: signInLimit,
  },
  "POST /api/auth/reset-password": {
    summary: "Set a new password with the code of a reset link",
    body: z.object({ code: Secret, password: NewPassword }),
    returns: z.object({ message: z.string() }),
    limit: signInLimit,
  },
  "POST /api/auth/password": {
    summary: "Change or set your password; ends all other sessions",
    auth: "member",
    body: z.object({ current: Password.optional(), password: NewPassword }),
    returns: z.object({ message: z.string() }),
    limit: { points: 10, seconds: 900, by: "account" },
  },
  "POST /api/auth/contact-change": {
    summary: "Ask for codes to change your e-mail address or mobile number",
    auth: "member",
    body: z.union([z.strictObject({ email: Email }), z.strictObject({ mobile: PhoneText })]),
    returns: z.object({
      /**
       * Whether a code was sent to the old address too. A first address or number needs a code from the other proven
       * contact instead, unless the sign-in is fresh.
       */
      oldCodeSent: z.boolean(),
      expiresIn: z.number(),
      resendAfter: z.number(),
    }),
    limit: { points: 10, seconds: 3600, by: "account" },
  },
  "POST /api/auth/contact-change/confirm": {
    summary: "Change it, with the codes sent to the old and the new one",
    auth: "member",
    body: z.object({ oldCode: Code.optional(), newCode: Code }),
    returns: z.object({ email: z.string(), mobile: z.string().nullable() }),
    limit: { points: 20, seconds: 3600, by: "account" },
  },
  "GET /api/auth/sessions": {
    summary: "The devices that are signed in",
    auth: "member",
    hiddenFromAdmins: true,
    returns: z.object({ sessions: z.array(Device) }),
  },
  "DELETE /api/auth/sessions/:id": {
    summary: "Sign out there",
    auth: "member",
    params: z.object({ id: Id }),
    returns: null,
  },
  "GET /api/auth/second-step": {
    summary: "Whether a second step is on",
    auth: "member",
    hiddenFromAdmins: true,
    returns: z.object({ on: z.boolean(), recoveryCodesLeft: z.number() }),
  },
  "POST /api/auth/second-step/setup": {
    summary: "A new secret for an authenticator app, not yet in force",
    auth: "member",
    returns: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
  },
  "POST /api/auth/second-step/confirm": {
    summary: "Switch the second step on",
    auth: "member",
    body: z.object({ code: Code }),
    returns: z.object({ recoveryCodes: z.array(z.string()) }),
    limit: { points: 20, seconds: 900, by: "account" },
  },
  "POST /api/auth/second-step/off": {
    summary: "Switch the second step off",
    auth: "member",
    body: z.object({ code: z.string().trim().min(6).max(20) }),
    returns: null,
    limit: { points: 20, seconds: 900, by: "account" },
  },
  "GET /api/auth/oidc": {
    summary: "The services one can sign in with",
    returns: z.object({ providers: z.array(SignInProvider) }),
  },
  "GET /api/auth/oidc/:provider": {
    summary: "Start a sign-in with another service",
    params: z.object({ provider: z.string().max(40) }),
    query: z.object({ redirect: z.string().max(2000).optional() }),
    hiddenFromAdmins: true,
    returns: { raw: "text/html" },
    limit: signInLimit,
  },
  "GET /api/auth/oidc/:provider/callback": {
    summary: "Where that service sends the person back to",
    params: z.object({ provider: z.string().max(40) }),
    query: z.object({
      code: z.string().max(4000).optional(),
      state: z.string().max(400).optional(),
      error: z.string().max(400).optional(),
      iss: z.string().max(2000).optional(),
    }),
    hiddenFromAdmins: true,
    returns: { raw: "text/html" },
    limit: signInLimit,
  },
});
