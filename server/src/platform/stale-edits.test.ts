import { expect, test } from "vitest";
import { isStale, nextVersion } from "./stale-edits.ts";

const updatedAt = new Date("2026-11-16T02:00:00.000Z");
const row = { version: 3, updatedAt };
const OLDER = "2026-11-16T01:59:59.999Z";

test.each([
  ["nothing is said", {}, false],
  ["the version is the latest", { version: 3 }, false],
  ["the version is older", { version: 2 }, true],
  ["there was nothing, by version", { version: 0 }, true],
  ["the time is the latest", { updated_at: updatedAt.toISOString() }, false],
  ["the time is the latest, written otherwise", { updated_at: "2026-11-16T07:30:00+05:30" }, false],
  ["the time is older", { updated_at: OLDER }, true],
  ["the time is none", { updated_at: "yesterday" }, true],
  ["there was nothing, by time", { updated_at: null }, true],
  ["the version is the latest and the time older", { version: 3, updated_at: OLDER }, false],
  ["the version is older and the time the latest", { version: 2, updated_at: updatedAt.toISOString() }, true],
])("an edit where %s is stale: %s", (_case, on, expected) => {
  expect(isStale(row, on)).toBe(expected);
});

test.each([
  [{}, false],
  [{ version: 0 }, false],
  [{ updated_at: null }, false],
  [{ version: 1 }, true],
  [{ updated_at: OLDER }, true],
])("where there is no row, an edit made on %j is stale: %s", (on, expected) => {
  expect(isStale(undefined, on)).toBe(expected);
});

test("each version has its own time, within one millisecond and with a clock that goes back", () => {
  const next = (now: string) => nextVersion(row, new Date(now));
  expect(next("2026-11-16T02:00:05.000Z")).toEqual({
    version: 4,
    updatedAt: new Date("2026-11-16T02:00:05.000Z"),
  });
  const justLater = { version: 4, updatedAt: new Date("2026-11-16T02:00:00.001Z") };
  expect(next("2026-11-16T02:00:00.000Z")).toEqual(justLater);
  expect(next(OLDER)).toEqual(justLater);
});
