import { expect, test } from "vitest";
import { firstIdAt, newId } from "./ids.ts";

test("every id of a millisecond lies between the first id of that millisecond and of the next", () => {
  for (const time of [0, 1, 35, 36, Date.UTC(2026, 10, 15), Date.UTC(2059, 4, 25)]) {
    const id = newId(time);
    expect(firstIdAt(time) <= id).toBe(true);
    expect(id < firstIdAt(time + 1)).toBe(true);
  }
});

test("a time before 1970 gives the lowest id", () => {
  expect(firstIdAt(new Date(-1000))).toBe(firstIdAt(0));
});
