import { expect, test } from "vitest";
import { CARD_LIMITS, type CardTextField, MAX_PRICE, OFFER_LIMITS } from "./card-limits.ts";
import { CardFields, Product, Service } from "./cards.ts";

const LINKS = new Set([
  "website",
  "linkedin_url",
  "twitter_url",
  "facebook_url",
  "instagram_url",
  "youtube_url",
]);

/** A valid text of exactly this many characters. */
function textFor(field: string, length: number): string {
  if (LINKS.has(field)) return "https://example.in/".padEnd(length, "a");
  if (field.endsWith("email")) return "@example.in".padStart(length, "a");
  return "a".repeat(length);
}

const TEXTS = Object.entries(CARD_LIMITS) as [CardTextField, number][];

// No e-mail address is as long as its bound.
test.each(TEXTS.filter(([field]) => !field.endsWith("email")))("%s holds %i characters", (field, most) => {
  expect(CardFields.shape[field].safeParse(textFor(field, most)).success).toBe(true);
});

test.each(TEXTS)("%s holds no more than %i characters", (field, most) => {
  expect(CardFields.shape[field].safeParse(textFor(field, most + 1)).success).toBe(false);
});

test("a service and a product accept what the limits say", () => {
  const longest = {
    name: "a".repeat(OFFER_LIMITS.name),
    description: "a".repeat(OFFER_LIMITS.description),
    category: "a".repeat(OFFER_LIMITS.category),
    duration: "a".repeat(OFFER_LIMITS.duration),
    price: MAX_PRICE,
  };
  expect(Service.safeParse(longest).success).toBe(true);
  expect(Product.safeParse({ ...longest, image: "" }).success).toBe(true);
  for (const field of ["name", "description", "category", "duration"] as const) {
    expect(Service.safeParse({ ...longest, [field]: `${longest[field]}a` }).success, field).toBe(false);
  }
  expect(Product.safeParse({ ...longest, price: MAX_PRICE + 1 }).success).toBe(false);
});
