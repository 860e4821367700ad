import { expect, test } from "vitest";
import { CARD_DATA, designOf, OWN_CARDS } from "./card-data.ts";

const FIVE_MINUTES = 5 * 60 * 1000;

test("a card and its design are fresh for five minutes and looked after on focus, lists never are fresh", () => {
  expect(CARD_DATA).toEqual({ staleTime: FIVE_MINUTES, refetchOnWindowFocus: true });
  expect(designOf("x")).toMatchObject({ staleTime: FIVE_MINUTES, refetchOnWindowFocus: true });
  expect(OWN_CARDS.staleTime).toBe(0);
});
