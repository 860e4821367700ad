import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { expect, test } from "vitest";
import { changedList, type ListQuery } from "./changed-list.ts";
import { conversationOf } from "./messages.fixtures.ts";

const ALL: ListQuery = { filter: "all", label: "", q: "" };
const talk = (name: string, at: string, parts: Partial<Conversation> = {}) => {
  const { last } = conversationOf();
  return conversationOf({
    _id: name,
    title: name,
    last: last && { ...last, at: `2026-11-18T${at}:00.000Z` },
    ...parts,
  });
};
const [meera, ravi, anil] = [talk("Meera", "10:00"), talk("Ravi", "09:00"), talk("Anil", "08:00")];
const PAGES = [
  { conversations: [meera, ravi], nextCursor: "2" },
  { conversations: [anil], nextCursor: null },
];
const names = (changed: Conversation[], asked: ListQuery = ALL) =>
  changedList(PAGES, changed, asked).pages.map(({ conversations }) =>
    conversations.map(({ title }) => title),
  );

test("a conversation with a new line goes to the top, and each stays in the list once", () => {
  expect(names([talk("Anil", "11:00")])).toEqual([["Anil", "Meera"], ["Ravi"]]);
});

test("a new conversation comes in, one that is archived or deleted goes", () => {
  expect(names([talk("Devi", "11:00")])).toEqual([["Devi", "Meera", "Ravi"], ["Anil"]]);
  expect(names([{ ...ravi, archived: true }])).toEqual([["Meera"], ["Anil"]]);
  expect(names([{ ...ravi, last: null }])).toEqual([["Meera"], ["Anil"]]);
});

test("one that is read stays among the unread ones while they are looked at, but does not come in", () => {
  const unread: ListQuery = { ...ALL, filter: "unread" };
  expect(names([{ ...ravi, unread: 0 }], unread)).toEqual([["Meera", "Ravi"], ["Anil"]]);
  expect(names([talk("Devi", "11:00", { unread: 0 })], unread)).toEqual([["Meera", "Ravi"], ["Anil"]]);
});

test("requests are in a list of their own, until they are accepted", () => {
  const request = talk("Devi", "11:00", { state: "request_received" });
  expect(names([request])).toEqual([["Meera", "Ravi"], ["Anil"]]);
  const requests = [{ conversations: [request], nextCursor: null }];
  const accepted = { ...request, state: "open" as const };
  expect(changedList(requests, [accepted], { ...ALL, filter: "requests" }).pages[0]?.conversations).toEqual(
    [],
  );
});

test("what a search found stays in its order with what it found, and is searched again if something may be new", () => {
  const found = { messageId: "m", seq: 1, text: "gears", at: "2026-11-18T08:00:00.000Z" };
  const search = { ...ALL, q: "gears" };
  const pages = [{ conversations: [meera, { ...anil, found }], nextCursor: null }];
  const changed = changedList(pages, [talk("Anil", "11:00")], search);
  expect(changed.pages[0]?.conversations.map(({ title, found: place }) => [title, place])).toEqual([
    ["Meera", null],
    ["Anil", found],
  ]);
  expect(changed.isOutdated).toBe(false);
  expect(changedList(pages, [ravi], search).isOutdated).toBe(true);
});
