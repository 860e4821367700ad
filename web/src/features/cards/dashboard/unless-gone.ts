import { ApiError } from "../../../lib/api.ts";

/** What another tab has already taken away is away: no reason to say that it failed. */
export function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
