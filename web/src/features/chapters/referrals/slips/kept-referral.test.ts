import { afterEach, expect, test, vi } from "vitest";
import { readKeptReferral } from "./kept-referral.ts";
import { EMPTY_REFERRAL } from "./referral-values.ts";

const store = new Map<string, string>();
vi.stubGlobal("sessionStorage", { getItem: (key: string) => store.get(key) ?? null });
afterEach(() => store.clear());

test("Asha goes on with the referral that she began, and is asked for the consent again", () => {
  const prospect = { name: "Meera Textiles", phone: "98200 10101", email: "", consent: true };
  store.set("referral-of-asha", JSON.stringify({ ...EMPTY_REFERRAL, prospect, need: "Accounts" }));
  expect(readKeptReferral("asha")).toMatchObject({
    need: "Accounts",
    prospect: { name: "Meera Textiles", consent: false },
  });
});

test("Ravi, who signs in after her, begins with an empty one", () => {
  store.set("referral-of-asha", JSON.stringify({ ...EMPTY_REFERRAL, need: "Accounts" }));
  expect(readKeptReferral("ravi")).toEqual(EMPTY_REFERRAL);
});

test("what cannot be read is left out", () => {
  store.set("referral-of-asha", "{broken");
  expect(readKeptReferral("asha")).toEqual(EMPTY_REFERRAL);
});
