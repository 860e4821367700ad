import { ApiError } from "../../../lib/api.ts";

/** A 404 means that another tab has already deleted it, so it counts as done. */
export function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
