import { expect, test } from "vitest";
import { asLocalInput, morningIn } from "./lead-dates.ts";

test("a date fills its field and comes back unchanged", () => {
  const date = new Date(2026, 0, 5, 9, 7);
  expect(asLocalInput(date)).toBe("2026-01-05T09:07");
  expect(new Date(asLocalInput(date))).toEqual(date);
});

test("the morning in a week is at ten, across the end of a month", () => {
  expect(asLocalInput(morningIn(7, new Date(2026, 10, 28, 22, 30)))).toBe("2026-12-05T10:00");
});
