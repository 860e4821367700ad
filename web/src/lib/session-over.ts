import { ApiError } from "./api.ts";

/**
 * Whether a call was refused because its session has ended, with the account, on another device or by itself, or because the
 * account was suspended. That is no failure of what was asked for, and `useRefusedCalls` deals with it.
 */
export function isSessionOver(failure: unknown): boolean {
  // Some queries wrap the call's error in their own.
  const error = failure instanceof Error && failure.cause ? failure.cause : failure;
  return error instanceof ApiError && (error.code === "UNAUTHENTICATED" || error.code === "SUSPENDED");
}
