import { expect, test } from "vitest";
import { ApiError } from "../../lib/api.ts";
import { refusedIn } from "./scan-kind.ts";

const SCANS = [{ id: "Asha" }, { id: "Ravi" }];

test("the one that the server refuses waits with its reason", () => {
  const body = { message: "Wrong", fields: { "contacts.1.email": "Enter a valid e-mail address." } };
  const error = new ApiError(422, JSON.stringify(body), "");
  expect([...refusedIn(SCANS, error)]).toEqual([["Ravi", "email: Enter a valid e-mail address."]]);
});

test("a refusal of the whole names none of them", () => {
  expect(refusedIn(SCANS, new ApiError(429, "{}", "")).size).toBe(0);
  expect(refusedIn(SCANS, new TypeError("Failed to fetch")).size).toBe(0);
});
