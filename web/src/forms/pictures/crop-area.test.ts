import { expect, test } from "vitest";
import { centred, cutOf, moved, within } from "./crop-area.ts";

const TALL = { width: 600, height: 1200 };
const WIDE = { width: 3000, height: 1000 };

test("the largest cut of a shape touches two sides of the picture", () => {
  expect(cutOf(TALL, 1, 1)).toEqual({ width: 600, height: 600 });
  expect(cutOf(TALL, 2.5, 1)).toEqual({ width: 600, height: 240 });
  expect(cutOf(WIDE, 2.5, 1)).toEqual({ width: 2500, height: 1000 });
  expect(cutOf(WIDE, 2.5, 2)).toEqual({ width: 1250, height: 500 });
});

test("a crop never leaves the picture", () => {
  expect(within(TALL, 1, { zoom: 1, x: -50, y: 5000 })).toEqual({ zoom: 1, x: 300, y: 900 });
  expect(within(TALL, 1, { zoom: 99, x: 300, y: 600 }).zoom).toBe(4);
});

test("moving goes by shares of what is shown", () => {
  expect(moved(WIDE, 2.5, { ...centred(WIDE), zoom: 2 }, 0.1, 0)).toEqual({ zoom: 2, x: 1625, y: 500 });
  expect(moved(WIDE, 2.5, centred(WIDE), 0, 1)).toEqual(centred(WIDE));
});
