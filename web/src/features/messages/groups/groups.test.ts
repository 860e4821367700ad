import { expect, test } from "vitest";
import { ALWAYS, mutedState, mutedUntilAfter } from "./mute-times.ts";
import { readersOf, readState } from "./read-state.ts";

const NOW = new Date("2026-11-18T12:00:00Z");
const person = (_id: string, seenSeq: number | null, isInvited = false) => ({ _id, seenSeq, isInvited });

test("a conversation is muted for a while, for good, or no more", () => {
  expect(mutedUntilAfter("hours", NOW)).toBe("2026-11-18T20:00:00.000Z");
  expect(mutedState("2026-11-18T20:00:00.000Z", NOW)).toEqual({
    isMuted: true,
    until: "2026-11-18T20:00:00.000Z",
  });
  expect(mutedState(ALWAYS, NOW)).toEqual({ isMuted: true, until: null });
  expect(mutedState("2026-11-18T12:00:00.000Z", NOW)).toEqual({ isMuted: false, until: null });
  expect(mutedState(null, NOW)).toEqual({ isMuted: false, until: null });
});

test("how far somebody has read is shown only where both show it", () => {
  expect(readState(person("asha", 12), 12)).toEqual("all");
  expect(readState(person("asha", 10), 12)).toEqual("some");
  expect(readState(person("asha", 0), 12)).toEqual("nothing");
  expect(readState(person("asha", null), 12)).toEqual("hidden");
  expect(readState(person("asha", 0, true), 12)).toEqual("hidden");
});

test("who has read a message leaves out its sender, the invited and those who do not show it", () => {
  const people = [
    person("asha", 9),
    person("ravi", 5),
    person("meera", 4),
    person("kabir", null),
    person("neha", 0, true),
  ];
  const { read, unread } = readersOf(people, { seq: 5, senderId: "asha" });
  expect([read, unread].map((some) => some.map(({ _id }) => _id))).toEqual([["ravi"], ["meera"]]);
});
