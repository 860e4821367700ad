import { DAY_MS } from "@cardplaza/contract/time";
import { afterEach, expect, test, vi } from "vitest";
import { standInForBrowser } from "../../lib/browser.fixtures.ts";
import { isOfferResting, restOffer } from "./offer-rest.ts";

afterEach(() => vi.unstubAllGlobals());

test("Asha's Not now rests the offer for 30 days, her second one for good, and Ravi still gets his", () => {
  standInForBrowser();
  expect(isOfferResting("asha", 0)).toBe(false);
  restOffer("asha", 0);
  expect(isOfferResting("asha", 30 * DAY_MS - 1)).toBe(true);
  expect(isOfferResting("asha", 30 * DAY_MS)).toBe(false);
  expect(isOfferResting("ravi", 1)).toBe(false);
  restOffer("asha", 30 * DAY_MS);
  expect(isOfferResting("asha", 900 * DAY_MS)).toBe(true);
});
