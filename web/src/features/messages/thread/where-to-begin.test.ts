import { expect, test } from "vitest";
import { ASHA, conversationOf, messagesFrom } from "../sync/messages.fixtures.ts";
import { whereToBegin } from "./where-to-begin.ts";

const NOWHERE = { at: undefined, messageId: null };
const windowOf = (first: number, last: number, senderId?: string) => ({
  messages: messagesFrom(first, last).map((message) => ({ ...message, ...(senderId && { senderId }) })),
  hasEarlier: true,
  hasLater: true,
  headSeq: 200,
});

test("with a page of unread messages it begins at the first of them, if that page has one", () => {
  const many = conversationOf({ unread: 60, readSeq: 40 });
  const { start, isRight, leftOffAt } = whereToBegin(many, NOWHERE, ASHA);
  expect([start, leftOffAt]).toEqual([{ around: 40 }, 40]);
  expect(isRight(windowOf(20, 65))).toBe(true);
  // What the reader wrote on another device after it fills the page.
  expect(isRight(windowOf(41, 65, ASHA))).toBe(false);
  expect(isRight(windowOf(20, 40))).toBe(false);
});

test("with few unread, or where none are shown as new, it begins at the end", () => {
  expect(whereToBegin(conversationOf({ unread: 3, readSeq: 40 }), NOWHERE, ASHA).start).toEqual({});
  const declined = conversationOf({ unread: 60, readSeq: 40, state: "declined" });
  expect(whereToBegin(declined, NOWHERE, ASHA)).toMatchObject({ start: {}, leftOffAt: null });
});

test("a named message comes first, and is right wherever it is", () => {
  const many = conversationOf({ unread: 60, readSeq: 40 });
  const named = whereToBegin(many, { at: 7, messageId: null }, ASHA);
  expect([named.start, named.isRight(windowOf(1, 20))]).toEqual([{ around: 7 }, true]);
  expect(whereToBegin(many, { at: undefined, messageId: "m" }, ASHA).start).toEqual({ aroundMessage: "m" });
});
