import { expect, test } from "vitest";
import { callOf, isLeftToQueue, type Slip } from "./slip.ts";

const ENTERED = Date.parse("2026-11-17T02:05:00Z");
const checkIn: Slip = {
  id: "key",
  owner: "asha",
  at: ENTERED,
  kind: "checkin",
  call: { params: { id: "m1" }, body: { code: "K72F" } },
  label: "Check-in",
  isLate: false,
};

test("a check-in at once brings the code alone, so that an old one is refused", () => {
  expect(callOf(checkIn, ENTERED + 500)).toEqual(checkIn.call);
});

test("a check-in that waited brings the time at which the phone read the code", () => {
  expect(callOf({ ...checkIn, isLate: true }, ENTERED + 600_000)).toEqual({
    params: { id: "m1" },
    body: { code: "K72F", at: "2026-11-17T02:05:00.000Z" },
  });
});

test("a mark that waited brings the time at which the officer entered it", () => {
  const call = { params: { id: "m1" }, body: [{ userId: "ravi", state: "present" }] };
  const mark: Slip = { ...checkIn, kind: "mark", call };
  expect(callOf(mark, ENTERED + 500)).toBe(call);
  expect(callOf({ ...mark, isLate: true }, ENTERED + 600_000)).toEqual({
    params: { id: "m1" },
    body: [{ userId: "ravi", state: "present", at: "2026-11-17T02:05:00.000Z" }],
  });
});

test("a slip whose page was closed before it was sent is left to the queue", () => {
  expect(isLeftToQueue(checkIn, ENTERED + 5_000)).toBe(false);
  expect(isLeftToQueue(checkIn, ENTERED + 60_000)).toBe(true);
});

test("other slips are sent as they were entered, because the key holds for the same content only", () => {
  const slip: Slip = { ...checkIn, kind: "one-to-one", isLate: true, call: { body: { day: "2026-11-17" } } };
  expect(callOf(slip, ENTERED + 600_000)).toBe(slip.call);
});
