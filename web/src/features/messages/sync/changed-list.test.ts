import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { expect, test } from "vitest";
import { changedList, type ListQuery } from "./changed-list.ts";
import { conversationOf } from "./messages.fixtures.ts";

const ALL: ListQuery = { filter: "all", label: "", q: "" };
const talk = (name: string, at: string, parts: Partial<Conversation> = {}) =>
  conversationOf({ _id: name, title: name, listPlace: at, ...parts });
const [meera, ravi, anil] = [talk("Meera", "10:00"), talk("Ravi", "09:00"), talk("Anil", "08:00")];
const PAGES = [
  { conversations: [meera, ravi], nextCursor: "09:00" },
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
  expect(names([{ ...ravi, listPlace: null }])).toEqual([["Meera"], ["Anil"]]);
});

test("what changes below the loaded pages comes with its own page, and one that was at their end comes back", () => {
  const loaded = [{ conversations: [meera, ravi], nextCursor: "09:00" }];
  const named = (changed: Conversation[]) =>
    changedList(loaded, changed, ALL).pages.flatMap(({ conversations }) =>
      conversations.map(({ title }) => title),
    );
  expect(named([{ ...anil, labels: ["New"] }])).toEqual(["Meera", "Ravi"]);
  expect(named([talk("Devi", "09:30")])).toEqual(["Meera", "Devi", "Ravi"]);
  const withoutRavi = changedList(loaded, [{ ...ravi, archived: true }], ALL).pages;
  expect(changedList(withoutRavi, [ravi], ALL).pages[0]?.conversations.map(({ title }) => title)).toEqual([
    "Meera",
    "Ravi",
  ]);
});

test("a state that is older than what is held changes nothing", () => {
  const held = [{ conversations: [{ ...meera, change: 7, unread: 2 }], nextCursor: null }];
  const unreadAfter = (change: number) =>
    changedList(held, [{ ...meera, change, unread: 1 }], ALL).pages[0]?.conversations[0]?.unread;
  expect([unreadAfter(6), unreadAfter(7), unreadAfter(8)]).toEqual([2, 1, 1]);
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
