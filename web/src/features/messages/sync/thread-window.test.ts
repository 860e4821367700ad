import { expect, test } from "vitest";
import { messageAt, messagesFrom } from "./messages.fixtures.ts";
import {
  mergedMessages,
  type ThreadWindow,
  WINDOW_MAX,
  withChanges,
  withEarlier,
  withLater,
} from "./thread-window.ts";

const windowOf = (first: number, last: number, parts: Partial<ThreadWindow> = {}): ThreadWindow => ({
  messages: messagesFrom(first, last),
  hasEarlier: false,
  hasLater: false,
  headSeq: last,
  ...parts,
});
const places = ({ messages }: ThreadWindow) => messages.map(({ seq }) => seq);

test("a message that comes twice is there once, and an older state does not take the place of a newer one", () => {
  const edited = messageAt(2, { changedSeq: 9, body: "Edited" });
  const merged = mergedMessages([messageAt(1), edited], [messageAt(2), messageAt(3), messageAt(3)]);
  expect(merged.map(({ body }) => body)).toEqual(["Message 1", "Edited", "Message 3"]);
});

test("a message that was missed goes to its place between the others", () => {
  const window = withChanges(windowOf(1, 2), [messageAt(5)], 5);
  expect(places(withChanges(window, [messageAt(4), messageAt(3)], 5))).toEqual([1, 2, 3, 4, 5]);
});

test("what was written after a window that ends earlier is not put beside it, but changes inside of it are", () => {
  const window = windowOf(10, 20, { hasEarlier: true, hasLater: true });
  const deleted = messageAt(15, { changedSeq: 31, body: "", deletedAt: "2026-11-18T08:05:00.000Z" });
  const changed = withChanges(window, [messageAt(30), messageAt(3, { changedSeq: 32 }), deleted], 32);
  expect(places(changed)).toEqual(places(window));
  expect(changed.messages.find(({ seq }) => seq === 15)?.deletedAt).toBe(deleted.deletedAt);
  expect(changed.headSeq).toBe(32);
});

test("the far end is dropped, so that the page holds at most a few hundred messages", () => {
  const up = withEarlier(windowOf(101, 400, { hasEarlier: true }), windowOf(51, 100, { hasEarlier: true }));
  expect([places(up)[0], places(up).at(-1), up.hasEarlier, up.hasLater]).toEqual([51, 350, true, true]);
  const down = withLater(up, windowOf(351, 400));
  expect([places(down)[0], places(down).at(-1), down.hasEarlier, down.hasLater]).toEqual([
    101,
    400,
    true,
    false,
  ]);
  const live = withChanges(down, [messageAt(401)], 401);
  expect([live.messages.length, places(live)[0], live.hasEarlier]).toEqual([WINDOW_MAX, 102, true]);
});

test("a page that was read earlier than the rest does not hide that its messages may have changed since", () => {
  const window = windowOf(51, 100, { hasEarlier: true, headSeq: 120 });
  expect(withEarlier(window, windowOf(1, 50, { headSeq: 118 })).headSeq).toBe(118);
});
