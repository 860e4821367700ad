import { expect, test } from "vitest";
import { priceWords, quantityWords } from "./product-prices.ts";
import { isHsn, missingToPublish, wrongWithPrice } from "./product-rules.ts";
import { PRODUCT_TEXT } from "./product-words.ts";

const price = (priceType: "fixed" | "range" | "on_request", pricePaise: number | null, most?: number) => ({
  priceType,
  pricePaise,
  priceMaxPaise: most ?? null,
  unit: "piece" as const,
});

test("a price reads as people write it", () => {
  expect(priceWords(price("fixed", 120_000))).toBe("₹1,200 / piece");
  expect(priceWords(price("fixed", 1_250))).toBe("₹12.50 / piece");
  expect(priceWords(price("range", 120_000, 150_000))).toBe("₹1,200 – 1,500 / piece");
  expect(priceWords(price("on_request", null))).toBe("Ask for price");
  expect([quantityWords(1, "box"), quantityWords(12_500, "box")]).toEqual(["1 box", "12,500 boxes"]);
});

test("the highest price is above the lowest", () => {
  expect(wrongWithPrice(price("range", 100, 100))).toEqual({ priceMaxPaise: PRODUCT_TEXT.badMaxPrice });
  expect(wrongWithPrice(price("fixed", 0))).toEqual({ pricePaise: PRODUCT_TEXT.badPrice });
  expect(wrongWithPrice(price("on_request", null))).toEqual({});
});

test("an HSN code has 4, 6 or 8 digits", () => {
  expect(["7318", "731815", "73181500"].every(isHsn)).toBe(true);
  expect(["731", "73181", "7318150", "731a"].some(isHsn)).toBe(false);
});

test("what is missing to publish is named by field", () => {
  const empty = { ...price("fixed", null), name: "", category: "", images: [], description: "" };
  expect(Object.keys(missingToPublish({ ...empty, hsn: "", gstRate: null, specs: [] }))).toEqual([
    "name",
    "category",
    "images",
    "description",
    "pricePaise",
  ]);
});
