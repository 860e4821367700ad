import { LEAD_CONSENT_MISSING } from "@cardplaza/contract/leads/lead-words";
import { expect, test } from "vitest";
import { checkMessage } from "./check-message.ts";

const WHOLE = {
  name: "Ravi Kulkarni",
  email: "ravi@example.in",
  phone: "",
  message: "Do you ship to Pune?",
  consent: true,
  fax: "",
};

test("a whole message can go", () => {
  expect(checkMessage(WHOLE, true)).toEqual({});
  expect(checkMessage({ ...WHOLE, consent: false }, false)).toEqual({});
});

test("what is missing is shown at its field", () => {
  const bare = { ...WHOLE, name: " ", email: "ravi", message: "", consent: false };
  expect(checkMessage(bare, true)).toEqual({
    name: "Enter your name.",
    email: "Enter your email address.",
    message: "Write a message.",
    consent: LEAD_CONSENT_MISSING,
  });
});
