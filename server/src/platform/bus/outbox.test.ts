import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOutbox, GATHER_MS } from "./outbox.ts";

const log = { warn: vi.fn() };
beforeEach(() => {
  vi.useFakeTimers();
  log.warn.mockClear();
});
afterEach(() => void vi.useRealTimers());

/** Sends what it is given until the test says that nobody can be reached. */
function line() {
  const state = { isAway: false, sent: [] as string[][] };
  const send = async (texts: string[]) => {
    if (state.isAway) throw new Error("away");
    state.sent.push(texts);
  };
  return { state, outbox: createOutbox(send, log) };
}

test("what is added within a few milliseconds is sent together, in order, the same text once", async () => {
  const { state, outbox } = line();
  for (const text of ["asha", "ravi", "asha"]) outbox.add(text);
  expect(state.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(state.sent).toEqual([["asha", "ravi"]]);
  outbox.add("asha");
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(state.sent).toEqual([["asha", "ravi"], ["asha"]]);
});

test("what is added while a batch is on its way becomes the next one", async () => {
  const sent: string[][] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const outbox = createOutbox((texts) => {
    sent.push(texts);
    return sent.length === 1 ? promise : Promise.resolve();
  }, log);
  outbox.add("first");
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  outbox.add("second");
  outbox.add("third");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([["first"]]);
  resolve();
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(sent).toEqual([["first"], ["second", "third"]]);
});

test("what cannot be sent waits, with one line in the log, and goes out in order when it can", async () => {
  const { state, outbox } = line();
  state.isAway = true;
  outbox.add("asha");
  await vi.advanceTimersByTimeAsync(2_000);
  outbox.add("ravi");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(log.warn).toHaveBeenCalledOnce();
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(250);
  expect(state.sent).toEqual([["asha", "ravi"]]);
});

test("of ten thousand that wait the oldest are dropped", async () => {
  const { state, outbox } = line();
  state.isAway = true;
  for (let n = 0; n <= 10_000; n++) outbox.add(`message ${n}`);
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state.sent.flat()).toHaveLength(10_000);
  expect(state.sent.flat()[0]).toBe("message 1");
});

test("closing sends what waits, and does not wait for ever", async () => {
  const { state, outbox } = line();
  outbox.add("last");
  await outbox.close();
  expect(state.sent).toEqual([["last"]]);

  const stuck = createOutbox(() => new Promise(() => {}), log);
  stuck.add("never");
  const closing = stuck.close();
  await vi.advanceTimersByTimeAsync(1_000);
  await closing;
});
