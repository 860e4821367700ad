import { expect, test } from "vitest";
import { spreadPremium } from "./spread-premium.ts";

const row = (name: string, isPremium: boolean, bayes = 3.8) => ({ name, isPremium, bayes });
const order = (rows: ReturnType<typeof row>[]) => spreadPremium(rows).map(({ name }) => name);

test("premium comes first among equals, and the better rated first among premium", () => {
  expect(order([row("a", false, 4.9), row("b", true, 4), row("c", true, 4.5)])).toEqual(["c", "b", "a"]);
});

test("a fourth in a row waits for another, unless there is none", () => {
  const paid = ["1", "2", "3", "4", "5", "6", "7", "8"].map((name) => row(name, true));
  expect(order([...paid, row("x", false), row("y", false)])).toEqual("1 2 3 x 4 5 6 y 7 8".split(" "));
  expect(order(paid)).toHaveLength(8);
});
