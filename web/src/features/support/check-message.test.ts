import { expect, test } from "vitest";
import { checkMessage } from "./check-message.ts";

const GOOD = {
  topic: "billing",
  name: "Divya Pillai",
  email: "divya@example.in",
  phone: "",
  subject: "My invoice",
  message: "The invoice names another company.",
  fax: "",
};

test("what the server would refuse is shown at its field", () => {
  expect(checkMessage(GOOD)).toEqual({});
  const bad = {
    ...GOOD,
    topic: "",
    name: " D ",
    email: "divya",
    phone: "12",
    subject: "",
    message: "Short.",
  };
  expect(Object.keys(checkMessage(bad)).sort()).toEqual([
    "email",
    "message",
    "name",
    "phone",
    "subject",
    "topic",
  ]);
});
