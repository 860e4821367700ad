import { expect, test } from "vitest";
import { ApiError } from "./api.ts";
import { isSessionOver } from "./session-over.ts";

const refused = (status: number, code: string) => new ApiError(status, JSON.stringify({ code }), "");

test("a session is over when the server knows its token no more, also within a query's own error", () => {
  const error = refused(401, "UNAUTHENTICATED");
  expect(isSessionOver(error)).toBe(true);
  expect(isSessionOver(new Error("Failed to fetch notifications", { cause: error }))).toBe(true);
});

test.each([
  ["a call that is not allowed", refused(403, "FORBIDDEN")],
  ["a server with a problem", new ApiError(500, "", "Internal Server Error")],
  ["a network that is away", new TypeError("Failed to fetch")],
])("%s ends no session", (_what, error) => {
  expect(isSessionOver(error)).toBe(false);
});
