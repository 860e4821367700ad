import { expect, it } from "vitest";
import { freeTrades } from "./free-trades.ts";

it("names trades whose seat is free, the most wanted first", () => {
  expect(freeTrades([]).slice(0, 2)).toEqual(["Chartered accountants", "Lawyers"]);
  expect(freeTrades(["chartered-accountants"])[0]).toBe("Lawyers");
  expect(freeTrades([])).toHaveLength(6);
});
