import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { ApiError } from "./api.ts";

export const OFFLINE = "We could not reach the server. Check your connection and try again.";

/** What went wrong, in a sentence for the person. */
export function problemText(error: unknown): string {
  if (error instanceof ApiError) return error.reason;
  // fetch throws a TypeError when there is no response at all.
  if (error instanceof TypeError) return OFFLINE;
  return error instanceof Error ? error.message : ERROR_TEXT.unexpected;
}

/** The same call, failing with a sentence for the person: for a dialog that shows the error as it is. */
export const inWords = <Result>(call: Promise<Result>): Promise<Result> =>
  call.catch((cause: unknown) => {
    throw new Error(problemText(cause), { cause });
  });
