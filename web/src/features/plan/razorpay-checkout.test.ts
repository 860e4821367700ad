import { expect, test } from "vitest";
import { needsFreshPage } from "./razorpay-checkout.ts";

const RAZORPAY = "https://checkout.razorpay.com/v1/checkout.js";
const at = (path: string) => `https://cardplaza.example${path}`;

test.each([
  ["/", true],
  ["/profile?tab=plan", true],
  ["/business-cards", false],
  ["/Business-Cards/?upgrade=true", false],
  ["/team-cards", false],
])("opened at %s, Razorpay's checkout needs a reload: %s", (path, fresh) => {
  expect(needsFreshPage(RAZORPAY, { opened: at(path), now: at("/business-cards") })).toBe(fresh);
});

test("our own test gateway may open on any page", () => {
  expect(
    needsFreshPage("/api/test-gateway/checkout.js", { opened: at("/"), now: at("/business-cards") }),
  ).toBe(false);
});
