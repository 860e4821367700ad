import { expect, test, vi } from "vitest";
import { createChangesReader } from "./changes-reader.ts";
import { conversationOf } from "./messages.fixtures.ts";

/** So many changes, at most two in a call. */
function standInForServer(count: number) {
  const server = { count, calls: [] as number[] };
  const read = async (since: number) => {
    server.calls.push(since);
    await Promise.resolve();
    const next = Math.min(server.count, since + 2);
    const conversations = Array.from({ length: next - since }, (_, at) =>
      conversationOf({ _id: `talk ${since + at + 1}` }),
    );
    return { conversations, next, more: next < server.count };
  };
  return { server, read };
}

test("it reads on until nothing is left, and from there the next time", async () => {
  const { server, read } = standInForServer(5);
  const got: string[] = [];
  const { ask } = createChangesReader({
    read,
    since: 1,
    onChanges: ({ conversations }) => got.push(...conversations.map(({ _id }) => _id)),
  });
  await ask();
  expect(got).toEqual(["talk 2", "talk 3", "talk 4", "talk 5"]);
  server.count = 6;
  await ask();
  expect(server.calls).toEqual([1, 3, 5]);
});

test("asked three times at once, it reads twice: what happened during the first call is not missed", async () => {
  const { server, read } = standInForServer(0);
  const { ask } = createChangesReader({ read, since: 0, onChanges: () => {} });
  await Promise.all([ask(), ask(), ask()]);
  expect(server.calls).toEqual([0, 0]);
});

test("after a call that failed the same changes are asked for again", async () => {
  let isAway = true;
  const { server, read } = standInForServer(2);
  const { ask } = createChangesReader({
    read: (since) => (isAway ? Promise.reject(new TypeError("away")) : read(since)),
    since: 0,
    onChanges: () => {},
  });
  await ask();
  isAway = false;
  await ask();
  expect(server.calls).toEqual([0]);
});

test("of a burst of events the heads are read once, and a burst that does not end is no reason to wait", async () => {
  vi.useFakeTimers();
  const { server, read } = standInForServer(0);
  const { askSoon } = createChangesReader({ read, since: 0, onChanges: () => {} });
  for (let at = 0; at < 20; at++) {
    askSoon();
    await vi.advanceTimersByTimeAsync(50);
  }
  vi.useRealTimers();
  expect(server.calls).toHaveLength(5);
});
