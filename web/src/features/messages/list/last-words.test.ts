import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { expect, test } from "vitest";
import { ASHA, conversationOf, RAVI } from "../sync/messages.fixtures.ts";
import { lastWords } from "./last-words.ts";

const wordsOf = (kind: Conversation["kind"], parts: Partial<NonNullable<Conversation["last"]>>) => {
  const { last } = conversationOf();
  return lastWords({ kind, last: last && { ...last, ...parts } }, ASHA);
};

test("a line names its writer in a group, and the reader everywhere", () => {
  const text = "Message 1";
  expect(wordsOf("direct", { senderId: RAVI })).toEqual({ by: null, text });
  expect(wordsOf("group", { senderId: RAVI })).toEqual({ by: "Ravi Shah", text });
  expect(wordsOf("direct", { senderId: ASHA })).toEqual({ by: "You", text });
  expect(lastWords({ kind: "direct", last: null }, ASHA)).toEqual({ by: null, text: "" });
});

test("a note of the product is shown as it is, also one about what the reader did", () => {
  const note = { isNote: true, text: "You removed Ravi Shah from the group." };
  expect(wordsOf("group", { ...note, senderId: ASHA })).toEqual({ by: null, text: note.text });
  const left = { isNote: true, senderId: RAVI, text: "Ravi Shah left." };
  expect(wordsOf("group", left)).toEqual({ by: null, text: "Ravi Shah left." });
});
