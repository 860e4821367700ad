import { LEAD_CONSENT_MISSING } from "@cardplaza/contract/cards/message-words";
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
const DIRECT = { asksConsent: true, mustSignIn: false };
const BY_CODE = { asksConsent: false, mustSignIn: true };

test("a whole message can go", () => {
  expect(checkMessage(WHOLE, DIRECT)).toEqual({});
  expect(checkMessage({ ...WHOLE, consent: false }, BY_CODE)).toEqual({});
});

test("what is missing is shown at its field", () => {
  const bare = { ...WHOLE, name: " ", email: "ravi", message: "", consent: false };
  expect(checkMessage(bare, DIRECT)).toEqual({
    name: "Enter your name.",
    email: "Enter your e-mail address.",
    message: "Write a message.",
    consent: LEAD_CONSENT_MISSING,
  });
});

test("a name that no account could have is asked again before the code goes out", () => {
  const short = { ...WHOLE, name: "R" };
  expect(checkMessage(short, DIRECT)).toEqual({});
  expect(checkMessage(short, BY_CODE)).toEqual({ name: "Enter your name." });
});
