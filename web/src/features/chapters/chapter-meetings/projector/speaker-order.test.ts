import { expect, test } from "vitest";
import { inSpeakingOrder } from "./speaker-order.ts";

const people = (...names: string[]) => names.map((userId) => ({ userId }));
const order = (seed: string, ...names: string[]) =>
  inSpeakingOrder(people(...names), seed).map(({ userId }) => userId);

const FIVE = ["asha", "kiran", "meera", "ravi", "vikram"];

test("a meeting has one order, however the members are listed", () => {
  expect(order("m1", ...FIVE)).toEqual(order("m1", ...FIVE.toReversed()));
});

test("another meeting has another order", () => {
  const orders = new Set(["m1", "m2", "m3", "m4", "m5", "m6"].map((seed) => order(seed, ...FIVE).join(" ")));
  expect(orders.size).toBeGreaterThan(3);
});

test("who comes later changes nothing among those who are here", () => {
  const early = order("m1", "asha", "meera", "ravi");
  expect(order("m1", ...FIVE).filter((name) => early.includes(name))).toEqual(early);
});
