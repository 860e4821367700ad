import { expect, test } from "vitest";
import { movePitches, nextSpeaker, NOT_BEGUN, secondsLeft } from "./pitch-timer.ts";

const ORDER = ["asha", "ravi", "meera"];
const begun = movePitches(NOT_BEGUN, { do: "toggle", order: ORDER, now: 0 });

test("the start gives Asha sixty seconds, and Ravi is next", () => {
  expect(begun.speakerId).toBe("asha");
  expect(nextSpeaker(begun, ORDER)).toBe("ravi");
  expect([secondsLeft(begun, 0), secondsLeft(begun, 1_500), secondsLeft(begun, 60_000)]).toEqual([60, 59, 0]);
});

test("a pause stops the time, also over a tab that sleeps, and the time goes on from there", () => {
  const paused = movePitches(begun, { do: "toggle", order: ORDER, now: 20_000 });
  expect(secondsLeft(paused, 500_000)).toBe(40);
  const on = movePitches(paused, { do: "toggle", order: ORDER, now: 500_000 });
  expect(secondsLeft(on, 510_000)).toBe(30);
});

test("somebody who speaks on is over time", () => {
  expect(secondsLeft(begun, 75_000)).toBe(-15);
});

test("next gives the full time to Ravi at once, and after the last one nobody speaks", () => {
  const ravi = movePitches(begun, { do: "next", order: ORDER, now: 30_000 });
  expect([ravi.speakerId, secondsLeft(ravi, 30_000)]).toEqual(["ravi", 60]);
  const meera = movePitches(ravi, { do: "next", order: ORDER, now: 90_000 });
  const end = movePitches(meera, { do: "next", order: ORDER, now: 150_000 });
  expect([end.speakerId, end.spoken]).toEqual([null, ORDER]);
  expect(nextSpeaker(end, ORDER)).toBeNull();
});

test("Vikram, who checks in during the pitches, still gets his turn, wherever his place in the order is", () => {
  const withVikram = ["vikram", ...ORDER];
  const vikram = movePitches(begun, { do: "next", order: withVikram, now: 60_000 });
  expect(vikram.speakerId).toBe("vikram");
  expect(nextSpeaker(vikram, withVikram)).toBe("ravi");
});

test("back gives the one before a new minute, which begins with the start", () => {
  const ravi = movePitches(begun, { do: "next", order: ORDER, now: 30_000 });
  const back = movePitches(ravi, { do: "back" });
  expect([back.speakerId, secondsLeft(back, 99_000)]).toEqual(["asha", 60]);
  expect(movePitches(back, { do: "back" })).toEqual(back);
});
