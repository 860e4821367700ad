import { expect, test } from "vitest";
import { EMPTY_CARD, NEW_PRODUCT, NEW_SERVICE } from "./card-values.ts";
import { resolverOf } from "../../../forms/resolver-of.ts";
import { CARD_FORM } from "./card-form-definition.ts";
import { checkCard } from "./check-card.ts";

const ASHA = { ...EMPTY_CARD, name: "Asha Verma" };

test("only a name is needed", () => {
  expect(checkCard(ASHA)).toEqual({});
  expect(checkCard({ ...ASHA, name: "  " })).toEqual({ name: "Enter a name." });
});

test("what is wrong comes in the order of the steps", () => {
  const wrong = checkCard({
    ...ASHA,
    services: [{ ...NEW_SERVICE }, { ...NEW_SERVICE, price: "cheap" }],
    products: [{ ...NEW_PRODUCT, name: "Scarf", price: "12.345" }],
    website: "javascript:alert(1)",
    business_phone: "call me",
    email: "asha",
    name: "",
  });
  expect(CARD_FORM.inOrder(Object.keys(wrong))).toEqual([
    "name",
    "email",
    "business_phone",
    "website",
    "services.1.name",
    "services.1.price",
    "products.0.price",
  ]);
});

test("numbers with an extension and links without a scheme are fine", () => {
  expect(
    checkCard({ ...ASHA, phone: "+91 (22) 4000-1234 ext. 5", website: "verma.in", email: "a@verma.in" }),
  ).toEqual({});
});

test("a stored number saves unchanged, also one that would be refused today", () => {
  const stored = { ...ASHA, phone: "98220 12345 or 67890 (home)" };
  expect(checkCard(stored, stored)).toEqual({});
  expect(checkCard({ ...stored, phone: "98220 or so" }, stored)).toEqual({ phone: "Enter a phone number." });
  expect(checkCard({ ...stored, phone: "0000000000" }, stored)).toEqual({});
});

test("a text that is too long is named with its bound", () => {
  expect(checkCard({ ...ASHA, shortDescription: "a".repeat(161) })).toEqual({
    shortDescription: "At most 160 characters.",
  });
});

test("the form hears of a field on a step that is not open", async () => {
  const values = { ...ASHA, services: [{ ...NEW_SERVICE, duration: "1 h" }] };
  const { errors } = await resolverOf(CARD_FORM, ASHA)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(errors.services?.[0]?.name?.message).toBe("Enter a name.");
});
