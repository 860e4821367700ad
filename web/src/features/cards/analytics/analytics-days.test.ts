import { expect, test } from "vitest";
import { lastDays } from "./analytics-days.ts";

test("the last days end with today, where the reader is", () => {
  const now = new Date("2026-11-04T19:00:00Z");
  expect(lastDays(7, "Asia/Kolkata", now)).toMatchObject({ from: "2026-10-30", to: "2026-11-05" });
  expect(lastDays(7, "Europe/London", now)).toMatchObject({ from: "2026-10-29", to: "2026-11-04" });
  expect(lastDays(30, "Asia/Kolkata", new Date("2026-03-02T00:00:00Z")).from).toBe("2026-02-01");
});
