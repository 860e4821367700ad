import { expect, test } from "vitest";
import { ApiError } from "../../../../lib/api.ts";
import type { Scan } from "./scan-store.ts";
import { isReady, refusedOnes } from "./send-scans.ts";

const scan = (name: string, unchecked = false): Scan => ({
  id: name,
  owner: null,
  at: 0,
  contact: { name },
  unchecked,
});

test("only what was looked over and has a name is sent", () => {
  expect([scan("Asha"), scan("Ravi", true), scan(" ")].map((each) => isReady(each))).toEqual([
    true,
    false,
    false,
  ]);
});

test("the one that the server refuses waits with its reason; the others go on", () => {
  const body = { message: "Wrong", fields: { "contacts.1.email": "Enter a valid e-mail address." } };
  const error = new ApiError(422, JSON.stringify(body), "");
  expect(refusedOnes([scan("Asha"), scan("Ravi")], error)).toEqual([
    { ...scan("Ravi", true), problem: "email: Enter a valid e-mail address." },
  ]);
  expect(refusedOnes([scan("Asha")], new ApiError(429, "{}", ""))).toEqual([]);
});
