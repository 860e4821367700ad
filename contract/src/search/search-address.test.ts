import { expect, test } from "vitest";
import { productCategoryPath } from "../companies/products/product-words.ts";
import { readSearchState, searchPath } from "./search-address.ts";

test("prices are written in rupees and read in paise", () => {
  const path = searchPath({ type: "product", priceMinPaise: 50_000, priceMaxPaise: 120_050, moq: 10 });
  expect(path).toBe("/search?type=product&priceMin=500&priceMax=1200.5&moq=10");
  expect(readSearchState(new URLSearchParams(path.split("?")[1]))).toMatchObject({
    priceMinPaise: 50_000,
    priceMaxPaise: 120_050,
    moq: 10,
  });
});

test("wrong prices and quantities are ignored", () => {
  const { priceMinPaise, priceMaxPaise, moq, sort } = readSearchState(
    new URLSearchParams("priceMin=-1&priceMax=lots&moq=2.5&sort=cheapest"),
  );
  expect([priceMinPaise, priceMaxPaise, moq, sort]).toEqual([undefined, undefined, undefined, undefined]);
});

test("a product's page writes the address of its category as the search does", () => {
  const category = "fasteners-nuts-and-bolts";
  expect(productCategoryPath(category)).toBe(searchPath({ type: "product", category }));
});
