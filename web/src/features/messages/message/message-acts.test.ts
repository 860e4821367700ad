import { expect, test } from "vitest";
import { ASHA, conversationOf, messageAt } from "../sync/messages.fixtures.ts";
import { canReact, isForBusiness, messageActs } from "./message-acts.ts";

const NOW = new Date("2026-11-18T08:14:59.000Z");
const open = { conversation: conversationOf(), me: ASHA, now: NOW };
const own = messageAt(1, { senderId: ASHA });

test("one's own message can be edited and deleted for all for fifteen minutes", () => {
  expect(messageActs(own, open)).toEqual([
    "reply",
    "copy",
    "forward",
    "pin",
    "remind",
    "edit",
    "deleteForMe",
    "deleteForAll",
  ]);
  const later = messageActs(own, { ...open, now: new Date("2026-11-18T08:15:00.000Z") });
  expect(later).not.toContain("edit");
  expect(later).not.toContain("deleteForAll");
});

test("somebody else's message can be reported and marked unread; a former member's cannot", () => {
  expect(messageActs(messageAt(1), open)).toEqual(expect.arrayContaining(["report", "markUnread"]));
  const former = messageActs(messageAt(1, { senderId: null }), open);
  expect(former).not.toContain("report");
  expect(former).not.toContain("markUnread");
});

test("business is made of what the other of two wrote", () => {
  const group = conversationOf({ kind: "group" });
  expect(isForBusiness(messageAt(1), open)).toBe(true);
  expect(isForBusiness(own, open)).toBe(false);
  expect(isForBusiness(messageAt(1), { ...open, conversation: group })).toBe(false);
  expect(isForBusiness(messageAt(1, { senderId: null }), open)).toBe(false);
});

test("where the reader cannot write, nothing is answered, pinned, edited or reacted to", () => {
  const closed = conversationOf({ state: "closed", canWrite: false });
  const acts = messageActs(own, { ...open, conversation: closed });
  expect(acts).toEqual(["copy", "forward", "remind", "deleteForMe", "deleteForAll"]);
  expect(canReact(messageAt(1), closed)).toBe(false);
});

test("members of a chapter's thread react and answer privately", () => {
  const chapter = conversationOf({ kind: "chapter", canWrite: false });
  const acts = messageActs(messageAt(1), { ...open, conversation: chapter });
  expect(acts).toContain("answerPrivately");
  expect(acts).not.toContain("reply");
  expect(acts).not.toContain("pin");
  expect(canReact(messageAt(1), chapter)).toBe(true);
});

test("a deleted message can only be taken out of the way, and a note of the product has no menu", () => {
  expect(messageActs(messageAt(1, { deletedAt: "2026-11-18T08:01:00.000Z" }), open)).toEqual(["deleteForMe"]);
  expect(messageActs(messageAt(1, { kind: "note" }), open)).toEqual([]);
});
