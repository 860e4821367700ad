import { describe, expect, test } from "vitest";
import { groupByDay, relativeTime } from "./notification-time.ts";

const now = new Date(2026, 10, 3, 9, 30);
const ago = (ms: number) => new Date(now.getTime() - ms);
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

describe("how long ago it was", () => {
  test.each([
    [-5 * MINUTE, "Just now"],
    [59 * SECOND, "Just now"],
    [MINUTE, "1 min ago"],
    [59 * MINUTE, "59 min ago"],
    [HOUR, "1 h ago"],
    [23 * HOUR, "23 h ago"],
    [24 * HOUR, "2 Nov 2026"],
    [400 * 24 * HOUR, "29 Sep 2025"],
  ])("%d ms reads as %s", (ms, text) => {
    expect(relativeTime(ago(ms), now)).toBe(text);
  });
});

describe("the days of the list", () => {
  const at = (...parts: [number, number, number, number]) => ({
    createdAt: new Date(2026, ...parts).toISOString(),
  });

  test("are the viewer's own, from midnight to midnight", () => {
    const items = [
      at(10, 3, 9, 0),
      at(10, 3, 0, 0),
      at(10, 2, 23, 59),
      at(10, 2, 0, 0),
      at(10, 1, 23, 59),
      at(8, 1, 0, 0),
    ];
    expect(groupByDay(items, now)).toEqual([
      { day: "Today", items: items.slice(0, 2) },
      { day: "Yesterday", items: items.slice(2, 4) },
      { day: "Earlier", items: items.slice(4) },
    ]);
  });

  test("without anything are left out", () => {
    expect(groupByDay([at(10, 1, 12, 0)], now).map(({ day }) => day)).toEqual(["Earlier"]);
    expect(groupByDay([], now)).toEqual([]);
  });
});
