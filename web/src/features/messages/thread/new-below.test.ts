import { expect, test } from "vitest";
import { ASHA, messageAt, messagesFrom } from "../sync/messages.fixtures.ts";
import { newBelow } from "./new-below.ts";

const reader = { readUpTo: 2, unread: 0, me: ASHA };
const loaded = { hasLater: false, px: 300 };

test("what others wrote after the last that was in view is counted; notes and the reader's own are not", () => {
  const messages = [
    ...messagesFrom(1, 4),
    messageAt(5, { kind: "note" }),
    messageAt(6, { senderId: ASHA }),
    messageAt(7),
  ];
  expect(newBelow({ ...loaded, messages }, reader)).toBe(3);
  expect(newBelow({ ...loaded, messages }, { ...reader, readUpTo: 7 })).toBe(null);
});

test("the way to the newest is offered far from it, and nearer if something new came", () => {
  const read = { ...reader, readUpTo: 3 };
  expect(newBelow({ ...loaded, messages: messagesFrom(1, 3), px: 500 }, read)).toBe(0);
  expect(newBelow({ ...loaded, messages: messagesFrom(1, 3), px: 100 }, read)).toBe(null);
  expect(newBelow({ ...loaded, messages: messagesFrom(1, 4), px: 100 }, read)).toBe(1);
  expect(newBelow({ ...loaded, messages: messagesFrom(1, 4), px: 10 }, read)).toBe(null);
});

test("with later pages the server's count holds, and the way is always there", () => {
  const messages = messagesFrom(1, 4);
  expect(newBelow({ messages, hasLater: true, px: 0 }, { ...reader, unread: 70 })).toBe(70);
  expect(newBelow({ messages, hasLater: true, px: 0 }, { ...reader, readUpTo: 4 })).toBe(0);
});
