import { expect, test, vi } from "vitest";
import { ApiError } from "../../lib/api.ts";
import { showAtFields } from "./show-at-fields.ts";

interface Values {
  email: string;
  name: string;
  terms: boolean;
}
const NAMES = ["email", "name", "terms"] as const;
const refusal = (fields: Record<string, string>) => new ApiError(400, JSON.stringify({ fields }), "");

test("a refusal is shown at its fields, with the focus on the first of them", () => {
  const setError = vi.fn();
  const error = refusal({ "consent.terms": "Accept the terms.", name: "Enter a name." });
  expect(showAtFields<Values>({ setError }, error, NAMES)).toBe(true);
  expect(setError.mock.calls).toEqual([
    ["name", { type: "server", message: "Enter a name." }, { shouldFocus: true }],
    ["terms", { type: "server", message: "Accept the terms." }, { shouldFocus: false }],
  ]);
});

test("what names no field of the form is left to the form's notice", () => {
  const setError = vi.fn();
  expect(showAtFields<Values>({ setError }, refusal({ colour: "Unknown." }), NAMES)).toBe(false);
  expect(showAtFields<Values>({ setError }, new TypeError("Failed to fetch"), NAMES)).toBe(false);
  expect(setError).not.toHaveBeenCalled();
});
