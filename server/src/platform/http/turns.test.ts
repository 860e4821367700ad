import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { tooMany, unauthenticated } from "../refusals.ts";
import { createTurns } from "./turns.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Work that says when it begins and ends when it is told to. */
function heldWork(begun: string[]) {
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { work, end: (name: string) => ends.get(name)?.() };
}

test("one caller's calls run one after the other, in the order in which they came; another's does not wait", async () => {
  const begun: string[] = [];
  const { work, end } = heldWork(begun);
  const inTurn = createTurns();
  const first = inTurn("Asha", work("first"));
  const second = inTurn("Asha", work("second"));
  const third = inTurn("Asha", work("third"));
  const others = inTurn("Ravi", work("Ravi's"));
  expect(begun).toEqual(["first", "Ravi's"]);
  end("first");
  expect(await first).toBe("first");
  await nextTurn();
  expect(begun).toEqual(["first", "Ravi's", "second"]);
  end("second");
  await second;
  await nextTurn();
  expect(begun).toEqual(["first", "Ravi's", "second", "third"]);
  end("third");
  end("Ravi's");
  expect([await third, await others]).toEqual(["third", "Ravi's"]);
});

test("a call that fails passes its turn on", async () => {
  const inTurn = createTurns();
  const failing = inTurn("Asha", () => Promise.reject(new Error("no such card")));
  const next = inTurn("Asha", () => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("no such card");
  expect(await next).toBe("done");
});

test("a call that waits for somebody else does not keep the caller's other calls waiting", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const begun: string[] = [];
  const { work, end } = heldWork(begun);
  const inTurn = createTurns();
  const paying = inTurn("Asha", work("paying"));
  const reading = inTurn("Asha", work("reading"));
  const later = inTurn("Asha", work("later"));
  vi.advanceTimersByTime(100);
  await nextTurn();
  expect(begun).toEqual(["paying", "reading"]);
  // It has given its turn away already, so its end begins nothing.
  end("paying");
  await paying;
  await nextTurn();
  expect(begun).toEqual(["paying", "reading"]);
  end("reading");
  await reading;
  await nextTurn();
  expect(begun).toEqual(["paying", "reading", "later"]);
  end("later");
  await later;
});

test.each([
  ["asks too often", tooMany(60)],
  ["has a token that nobody has", unauthenticated()],
])("who %s is refused at once, and the next call waits a tenth of a second", async (_who, refusal) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const begun: string[] = [];
  const { work, end } = heldWork(begun);
  const inTurn = createTurns();
  await expect(inTurn("Asha", () => Promise.reject(refusal))).rejects.toBe(refusal);
  const next = inTurn("Asha", work("next"));
  const others = inTurn("Ravi", work("Ravi's"));
  vi.advanceTimersByTime(99);
  await nextTurn();
  expect(begun).toEqual(["Ravi's"]);
  vi.advanceTimersByTime(1);
  await nextTurn();
  expect(begun).toEqual(["Ravi's", "next"]);
  end("next");
  end("Ravi's");
  await Promise.all([next, others]);
});

test("a hundred calls may wait, no more", async () => {
  const { work, end } = heldWork([]);
  const inTurn = createTurns();
  const first = inTurn("Asha", work("first"));
  const waiting = Array.from({ length: 100 }, () => inTurn("Asha", () => Promise.resolve("done")));
  await expect(inTurn("Asha", () => Promise.resolve("done"))).rejects.toMatchObject({ code: "RATE_LIMITED" });
  end("first");
  await first;
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["done"]));
});
