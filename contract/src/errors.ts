/** Every refusal the API can give, with its status. */
export const ERROR_STATUS = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  /** The password or code was right, but the account also requires its authenticator app. */
  SECOND_STEP: 401,
  FORBIDDEN: 403,
  PREMIUM_REQUIRED: 403,
  LIMIT_REACHED: 403,
  FIELD_LOCKED: 403,
  /** Administrators suspended the account. `GET /api/auth/me` says why and until when. */
  SUSPENDED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  GONE: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  STATE: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** `error` repeats `message`, because some callers read one and some the other. */
export interface ErrorBody {
  message: string;
  error: string;
  code: ErrorCode;
  /** What is wrong, by the path of the field: `{"address.pin": "…"}`. */
  fields?: Record<string, string>;
  feature?: string;
  /** With `SECOND_STEP`: the token that completes the second step. */
  challenge?: string;
  /** With `GONE`: the card that the owner named as a replacement of the deleted one. */
  successor?: { slug: string; name: string };
  /** With `CONFLICT` on publishing: the listing that this one looks like. */
  listing?: { _id: string; name: string; slug: string };
  requestId?: string;
}

export const ERROR_TEXT = {
  unexpected: "Something went wrong. Please try again.",
  unavailable: "The service is not available right now. Please try again in a moment.",
  notFound: "Not found.",
  signIn: "Please sign in to continue.",
  suspended: "Your account is suspended.",
  premium: "This is part of the Premium plan.",
  forbidden: "You may not do this.",
  invalid: "Please check the highlighted fields.",
  required: "This is required.",
  malformed: "The request is not valid JSON.",
  unreadableText: "The request contains characters that cannot be stored.",
  unsupportedType: "Send this request as JSON.",
  unsupportedForm: "Send this request as multipart form data.",
  tooLarge: "The request is too large.",
  tooMany: "Too many requests. Please wait a moment and try again.",
  stale: "This was changed elsewhere. Reload to see the latest version.",
} as const;
