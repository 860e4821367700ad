import { expect, test } from "vitest";
import { ApiResponse, type Endpoint } from "@cardplaza/contract/endpoint";
import { hidePrivate } from "./hide-private.ts";

const reading = (hiddenFromAdmins?: string[]): Endpoint => ({
  summary: "A lead",
  returns: null,
  ...(hiddenFromAdmins && { hiddenFromAdmins }),
});
const at = new Date(0);
const lead = {
  name: "Ravi",
  at,
  message: "Do you print on cotton?",
  isNote: true,
  notes: [{ text: "Haggles" }],
  from: [{ privateNote: "Met in Pune", note: null, ownerNote: { text: "Owes us", at } }],
};

test("notes are emptied wherever they are, and nothing else", () => {
  expect(hidePrivate(reading(), lead)).toEqual({
    ...lead,
    notes: [],
    from: [{ privateNote: "", note: null, ownerNote: { text: "", at } }],
  });
});

test("the fields that a call names are emptied too, also in a response with headers", () => {
  const response = new ApiResponse(lead, { headers: { etag: "1" } });
  const { body, options } = hidePrivate(reading(["message"]), response);
  expect(body).toMatchObject({ name: "Ravi", message: "", notes: [] });
  expect(options).toEqual({ headers: { etag: "1" } });
});
