import type { Message } from "@cardplaza/contract/messages/message";
import { expect, test } from "vitest";
import { ASHA, messageAt, RAVI } from "../sync/messages.fixtures.ts";
import { threadRows } from "./thread-rows.ts";

const on = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();
/** "day", "new", "note", or who wrote it: "[Ravi" begins a group, "Ravi]" ends it. */
const shape = (messages: Message[], leftOffAt: number | null = null) =>
  threadRows(messages, { me: ASHA, leftOffAt }).map((row) => {
    if (row.kind !== "message") return row.kind;
    return `${row.isFirst ? "[" : ""}${row.isOwn ? "Asha" : "Ravi"}${row.isLast ? "]" : ""}`;
  });

test("what one person writes within five minutes stands together, and each day begins with its name", () => {
  expect(
    shape([
      messageAt(1, { at: on(17, 23, 58) }),
      messageAt(2, { at: on(18, 0, 1) }),
      messageAt(3, { at: on(18, 0, 2) }),
      messageAt(4, { at: on(18, 0, 9) }),
      messageAt(5, { at: on(18, 0, 9), senderId: ASHA }),
    ]),
  ).toEqual(["day", "[Ravi]", "day", "[Ravi", "Ravi]", "[Ravi]", "[Asha]"]);
});

test("the line of new messages stands above the first that somebody else wrote after the reader left off", () => {
  const messages = [
    messageAt(1, { at: on(18, 9) }),
    messageAt(2, { at: on(18, 9), senderId: ASHA }),
    messageAt(3, { at: on(18, 9) }),
    messageAt(4, { at: on(18, 9) }),
  ];
  expect(shape(messages, 1)).toEqual(["day", "[Ravi]", "[Asha]", "new", "[Ravi", "Ravi]"]);
  expect(shape(messages, 4)).not.toContain("new");
  expect(shape(messages)).not.toContain("new");
});

test("a note of the product stands alone, and what former members wrote is not taken for one person's", () => {
  const note = messageAt(2, { kind: "note", at: on(18, 9), senderId: null });
  expect(shape([messageAt(1, { at: on(18, 9) }), note, messageAt(3, { at: on(18, 9) })])).toEqual([
    "day",
    "[Ravi]",
    "note",
    "[Ravi]",
  ]);
  const former = { senderId: null, at: on(18, 9) };
  expect(shape([messageAt(1, former), messageAt(2, former)])).toEqual(["day", "[Ravi]", "[Ravi]"]);
});

test("a message keeps its key when the server has it, so that it does not jump", () => {
  const [, own, other] = threadRows([messageAt(1, { senderId: ASHA }), messageAt(2, { senderId: RAVI })], {
    me: ASHA,
    leftOffAt: null,
  });
  expect([own?.key, other?.key]).toEqual(["key-of-message-1", messageAt(2)._id]);
});
