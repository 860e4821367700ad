import { ApiError } from "../../lib/api.ts";

/** What the server refused, by the path of the field; empty where it was about something else. */
export const refusedFields = (error: unknown): Readonly<Record<string, string>> =>
  (error instanceof ApiError && error.fields) || {};
