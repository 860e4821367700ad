import { expect, test } from "vitest";
import { areTiersInOrder, hourlyWords, lowestPaise, mostOfBudget, orderPaise, rateLine } from "./it-rules.ts";

test("a provider's rates read in one line", () => {
  const rates = {
    minProjectPaise: 5_000_000,
    hourlyMinPaise: 80_000,
    hourlyMaxPaise: 150_000,
    size: "11–50",
  };
  expect(rateLine(rates)).toBe("Min ₹50,000 · ₹800–1,500/hr · 11–50");
  expect(rateLine({ ...rates, size: "" })).toBe("Min ₹50,000 · ₹800–1,500/hr");
  expect(hourlyWords(80_000, 80_000)).toBe("₹800/hr");
});

test("an order costs its tier and its add-ons", () => {
  expect(orderPaise({ pricePaise: 3_000_000 }, [{ pricePaise: 500_000 }, { pricePaise: 400_000 }])).toBe(
    3_900_000,
  );
  expect(orderPaise({ pricePaise: 3_000_000 }, [])).toBe(3_000_000);
});

test("tiers rise in price, and the lowest is named", () => {
  const tiers = [{ pricePaise: 1 }, { pricePaise: 1 }, { pricePaise: 2 }];
  expect([areTiersInOrder(tiers), areTiersInOrder(tiers.toReversed()), lowestPaise(tiers)]).toEqual([
    true,
    false,
    1,
  ]);
});

test("the largest budget and an unknown one have no limit", () => {
  expect([mostOfBudget("under-50k"), mostOfBudget("over-50l"), mostOfBudget("not-sure")]).toEqual([
    5_000_000,
    null,
    null,
  ]);
});
