import type { Message } from "@cardplaza/contract/messages/message";
import { expect, test } from "vitest";
import { messageAt, messagesFrom } from "./messages.fixtures.ts";
import { createThread, type ReadFrom } from "./thread-store.ts";

const PAGE = 50;

/** A conversation as the server keeps it, and the calls that were made for it. */
function standInForServer(last: number) {
  const messages = messagesFrom(1, last);
  let headSeq = last;
  const calls: ReadFrom[] = [];
  const read = async (from: ReadFrom) => {
    calls.push(from);
    await Promise.resolve();
    const { before = Infinity, after = 0, around, changedSince } = from;
    if (changedSince !== undefined) {
      const changed = messages.filter((message) => message.changedSeq > changedSince);
      return { messages: changed, hasEarlier: false, hasLater: false, headSeq };
    }
    const fitting = messages.filter(({ seq }) => seq < before && seq > after);
    const start = around === undefined ? fitting.length - PAGE : around - PAGE / 2;
    const page = from.after === undefined ? fitting.slice(Math.max(0, start)) : fitting;
    const shown = page.slice(0, PAGE);
    const [first, newest] = [shown[0]?.seq ?? 0, shown.at(-1)?.seq ?? 0];
    return {
      messages: shown,
      hasEarlier: first > 1,
      hasLater: newest < (messages.at(-1)?.seq ?? 0),
      headSeq,
    };
  };
  const write = (parts: Partial<Message> = {}) => {
    const message = messageAt(++headSeq, parts);
    messages.push(message);
    return message;
  };
  const edit = (seq: number, body: string) => {
    const at = messages.findIndex((message) => message.seq === seq);
    const edited = { ...(messages[at] as Message), body, changedSeq: ++headSeq };
    messages[at] = edited;
    return edited;
  };
  const hide = (seq: number) =>
    messages.splice(
      messages.findIndex((message) => message.seq === seq),
      1,
    );
  return { read, write, edit, hide, calls, head: () => headSeq };
}

const placesOf = (thread: ReturnType<typeof createThread>) =>
  thread.state().window?.messages.map(({ seq }) => seq) ?? [];

test("a message that comes with its announcement is shown without a call", async () => {
  const server = standInForServer(3);
  const thread = createThread(server.read);
  await thread.open();
  const message = server.write();
  thread.hear({ seq: message.seq, message });
  expect(placesOf(thread)).toEqual([1, 2, 3, 4]);
  expect(server.calls).toEqual([{}]);
});

test("where an announcement was missed, what lies between is read", async () => {
  const server = standInForServer(3);
  const thread = createThread(server.read);
  await thread.open();
  server.edit(1, "Edited");
  server.write();
  const message = server.write();
  thread.hear({ seq: message.seq, message });
  await thread.catchUp();
  expect(placesOf(thread)).toEqual([1, 2, 3, 5, 6]);
  expect(thread.state().window?.messages[0]?.body).toBe("Edited");
  expect(server.calls).toEqual([{}, { changedSince: 3 }]);
});

test("a page that does not have what the reader comes for is not shown: they get the newest one", async () => {
  const server = standInForServer(200);
  const thread = createThread(server.read);
  const shown: number[][] = [];
  thread.subscribe(() => shown.push(placesOf(thread)));
  await thread.open({ around: 100 }, ({ messages }) => messages.some(({ seq }) => seq === 160));
  expect(shown.map((places) => [places.at(0), places.at(-1)])).toEqual([[151, 200]]);
  await thread.open({ around: 100 }, ({ messages }) => messages.some(({ seq }) => seq === 110));
  expect(placesOf(thread)).toContain(110);
});

test("what is announced while the thread is opened is there afterwards", async () => {
  const server = standInForServer(3);
  const thread = createThread(async (from) => {
    const page = await server.read(from);
    if (from.changedSince === undefined) thread.hear({ seq: server.write().seq });
    return page;
  });
  await thread.open();
  expect(placesOf(thread)).toEqual([1, 2, 3, 4]);
});

test("scrolling up and down again shows every message once", async () => {
  const server = standInForServer(120);
  const thread = createThread(server.read);
  await thread.open({ around: 60 });
  await Promise.all([thread.earlier(), thread.earlier()]);
  await thread.later();
  expect(placesOf(thread)).toEqual(Array.from({ length: 120 }, (_, at) => at + 1));
  expect(server.calls.filter(({ before }) => before !== undefined)).toHaveLength(1);
});

test("after a long absence the place is read again, not all that happened", async () => {
  const server = standInForServer(20);
  const thread = createThread(server.read);
  await thread.open();
  for (let count = 0; count < 1_000; count++) server.write();
  thread.hear({ seq: server.head() });
  await thread.catchUp();
  expect(thread.state().window?.hasLater).toBe(true);
  expect(server.calls).toEqual([{}, { around: 20 }]);
});

test("what was deleted for oneself does not come back with what is on its way", async () => {
  const server = standInForServer(3);
  const thread = createThread(server.read);
  await thread.open();
  thread.remove(messageAt(2)._id);
  thread.take(messageAt(2));
  expect(placesOf(thread)).toEqual([1, 3]);
});

test("what was deleted on another device goes, and what is announced meanwhile comes", async () => {
  const server = standInForServer(120);
  let isReadingAgain = false;
  const thread = createThread(async (from) => {
    const page = await server.read(from);
    if (isReadingAgain && from.after !== undefined) thread.hear({ seq: server.write().seq });
    return page;
  });
  await thread.open();
  await thread.earlier();
  server.hide(40);
  isReadingAgain = true;
  await thread.readAgain();
  const places = placesOf(thread);
  expect([places[0], places.at(-1), places.includes(40), new Set(places).size]).toEqual([
    21,
    122,
    false,
    101,
  ]);
});

test("a page that did not come says why, and the next try shows it", async () => {
  const server = standInForServer(3);
  let isAway = true;
  const thread = createThread((from) => (isAway ? Promise.reject(new Error("away")) : server.read(from)));
  await thread.open();
  expect(thread.state()).toMatchObject({ window: null, error: new Error("away") });
  isAway = false;
  await thread.open();
  expect(thread.state().error).toBeNull();
  expect(placesOf(thread)).toEqual([1, 2, 3]);
});
