import { ApiError } from "../../lib/api.ts";

/** The server's message for a failed call, or that the server was not reached. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.reason;
  // A browser reports every failure to reach a server as a TypeError.
  if (error instanceof Error && !(error instanceof TypeError)) return error.message;
  return "The server cannot be reached. Check your connection and try again.";
}
