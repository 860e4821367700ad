import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atMostEvery } from "./at-most-every.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first message is counted at once, and those that follow within the pause once together", () => {
  const read = vi.fn<() => void>();
  const { call } = atMostEvery(500, read);
  call();
  expect(read).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 20; at++) call();
  vi.advanceTimersByTime(499);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(read).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test("messages without end are counted all the same, twice a second", () => {
  const read = vi.fn<() => void>();
  const { call } = atMostEvery(500, read);
  for (let at = 0; at < 100; at++) {
    call();
    vi.advanceTimersByTime(50);
  }
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(read.mock.calls.length).toBeLessThanOrEqual(11);
});

test("nothing is counted after the end", () => {
  const read = vi.fn<() => void>();
  const { call, stop } = atMostEvery(500, read);
  call();
  call();
  stop();
  vi.advanceTimersByTime(1_000);
  expect(read).toHaveBeenCalledTimes(1);
});
