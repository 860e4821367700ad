import { ERROR_STATUS, ERROR_TEXT, type ErrorCode } from "@cardplaza/contract/errors";

interface Details {
  fields?: Record<string, string>;
  feature?: string;
  challenge?: string;
  successor?: { slug: string; name: string };
  listing?: { _id: string; name: string; slug: string };
  retryAfter?: number;
}

/** The product refuses the call, for a reason that the caller may know. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;
  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.details = details;
  }
}

export const invalid = (fields: Record<string, string>, message: string = ERROR_TEXT.invalid) =>
  new Refusal("VALIDATION", message, { fields });
export const unauthenticated = (message: string = ERROR_TEXT.signIn) =>
  new Refusal("UNAUTHENTICATED", message);
export const forbidden = (message: string = ERROR_TEXT.forbidden) => new Refusal("FORBIDDEN", message);
export const suspended = () => new Refusal("SUSPENDED", ERROR_TEXT.suspended);
export const premiumRequired = (feature?: string) =>
  new Refusal("PREMIUM_REQUIRED", ERROR_TEXT.premium, { feature });
export const limitReached = (message: string) => new Refusal("LIMIT_REACHED", message);
export const notFound = (message: string = ERROR_TEXT.notFound) => new Refusal("NOT_FOUND", message);
export const conflict = (message: string) => new Refusal("CONFLICT", message);
export const stale = () => new Refusal("CONFLICT", ERROR_TEXT.stale);
export const gone = (message: string, successor?: { slug: string; name: string }) =>
  new Refusal("GONE", message, { successor });
export const tooLarge = (message: string = ERROR_TEXT.tooLarge) => new Refusal("TOO_LARGE", message);
export const unsupportedType = (message: string = ERROR_TEXT.unsupportedType) =>
  new Refusal("UNSUPPORTED_TYPE", message);
export const wrongState = (message: string) => new Refusal("STATE", message);
/** What is there is not enough for the next state. */
export const incomplete = (fields: Record<string, string>) =>
  new Refusal("STATE", ERROR_TEXT.invalid, { fields });
export const tooMany = (retryAfter: number, message: string = ERROR_TEXT.tooMany) =>
  new Refusal("RATE_LIMITED", message, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });
export const unavailable = (message: string = ERROR_TEXT.unavailable, retryAfter = 1) =>
  new Refusal("UNAVAILABLE", message, { retryAfter });
