import { expect, test } from "vitest";
import { firstIdAt, newId } from "./ids.ts";

test("every id of a moment lies between that moment's first id and the next one's", () => {
  for (const time of [0, 1, 35, 36, Date.UTC(2026, 10, 15), Date.UTC(2059, 4, 25)]) {
    const id = newId(time);
    expect(firstIdAt(time) <= id).toBe(true);
    expect(id < firstIdAt(time + 1)).toBe(true);
  }
});

test("a time before all ids begins with the first of them", () => {
  expect(firstIdAt(new Date(-1000))).toBe(firstIdAt(0));
});
