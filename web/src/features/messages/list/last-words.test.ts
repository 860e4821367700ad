import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { expect, test } from "vitest";
import { ASHA, conversationOf, RAVI } from "../sync/messages.fixtures.ts";
import { lastWords } from "./last-words.ts";

const wordsOf = (kind: Conversation["kind"], parts: Partial<NonNullable<Conversation["last"]>>) => {
  const { last } = conversationOf();
  return lastWords({ kind, last: last && { ...last, ...parts } }, ASHA);
};

test("a line names its writer in a group, and the reader everywhere", () => {
  expect(wordsOf("direct", { senderId: RAVI })).toBe("Message 1");
  expect(wordsOf("group", { senderId: RAVI })).toBe("Ravi Shah: Message 1");
  expect(wordsOf("direct", { senderId: ASHA })).toBe("You: Message 1");
  expect(lastWords({ kind: "direct", last: null }, ASHA)).toBe("");
});

test("a note of the product is shown as it is, also one about what the reader did", () => {
  const note = { isNote: true, text: "You removed Ravi Shah from the group." };
  expect(wordsOf("group", { ...note, senderId: ASHA })).toBe(note.text);
  expect(wordsOf("group", { isNote: true, senderId: RAVI, text: "Ravi Shah left." })).toBe("Ravi Shah left.");
});
