import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createOthers, type Others, SIGN_EVERY_MS } from "./others.ts";

const ANSWERED_MS = 6_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Instance {
  others: Others;
  /** How often it was told to read again. */
  missed: number;
  isAway: boolean;
}

/** Instances that hear each other, but for those that are away. */
function line() {
  const instances = new Map<string, Instance>();
  const start = (name: string): Instance => {
    const say: Parameters<typeof createOthers>[0] = (sign) =>
      queueMicrotask(() => {
        for (const [other, each] of instances)
          if (other !== name && !each.isAway && !instances.get(name)?.isAway) each.others.hear(name, sign);
      });
    const instance: Instance = {
      others: createOthers(say, () => void instance.missed++),
      missed: 0,
      isAway: false,
    };
    instances.set(name, instance);
    return instance;
  };
  const kill = (name: string) => {
    const instance = instances.get(name);
    if (instance) instance.isAway = true;
  };
  return { start, kill };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("an instance alone sends at first, until others could have answered, and then nothing", async () => {
  const { others } = line().start("one");
  expect(others.skips()).toBe(false);
  await pass(ANSWERED_MS);
  expect(others.skips()).toBe(true);
});

test("two that start together send to each other, for as long as both are there", async () => {
  const { start } = line();
  const [one, two] = [start("one"), start("two")];
  await pass(10 * SIGN_EVERY_MS);
  expect([one.others.skips(), two.others.skips()]).toEqual([false, false]);
  expect([one.missed, two.missed]).toEqual([0, 0]);
  two.others.close();
  await pass(0);
  expect(one.others.skips()).toBe(true);
});

test("who comes later is sent everything from then on, and reads again what was not sent before", async () => {
  const { start } = line();
  const one = start("one");
  await pass(ANSWERED_MS);
  one.others.skips();
  const two = start("two");
  await pass(0);
  expect([one.others.skips(), two.others.skips()]).toEqual([false, false]);
  expect([one.missed, two.missed]).toEqual([0, 1]);
  start("three");
  await pass(0);
  expect([one.missed, two.missed]).toEqual([0, 1]);
});

test("whoever was not heard for a while is forgotten, and met again", async () => {
  const { start, kill } = line();
  const [one, two] = [start("one"), start("two")];
  await pass(0);
  kill("two");
  await pass(3 * SIGN_EVERY_MS);
  expect(one.others.skips()).toBe(false);
  await pass(2 * SIGN_EVERY_MS);
  expect(one.others.skips()).toBe(true);
  two.isAway = false;
  await pass(SIGN_EVERY_MS);
  expect(one.others.skips()).toBe(false);
  expect(two.missed).toBe(1);
});

describe("after its connection was away", () => {
  test("it finds who came meanwhile, and both read again", async () => {
    const { start } = line();
    const one = start("one");
    await pass(ANSWERED_MS);
    one.isAway = true;
    const two = start("two");
    await pass(ANSWERED_MS);
    expect([one.others.skips(), two.others.skips()]).toEqual([true, true]);
    one.isAway = false;
    one.others.ask();
    await pass(0);
    expect([one.others.skips(), two.others.skips()]).toEqual([false, false]);
    expect([one.missed, two.missed]).toEqual([1, 1]);
  });

  test("it sends everything again until others could have answered", async () => {
    const { others } = line().start("one");
    await pass(ANSWERED_MS);
    others.ask();
    expect(others.skips()).toBe(false);
  });
});

test("an instance of a version that gives no signs is known by what it sends", async () => {
  const { others } = line().start("one");
  await pass(ANSWERED_MS);
  others.hear("old");
  expect(others.skips()).toBe(false);
});
