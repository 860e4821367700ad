import { expect, test } from "vitest";
import type { Entry } from "../../../lib/outbox/entry.ts";
import { TALK } from "./messages.fixtures.ts";
import { outgoingOf } from "./outgoing.ts";

const entry = (clientId: string, parts: Partial<Entry> = {}, body: object = {}): Entry => ({
  id: clientId,
  owner: "asha",
  at: 1,
  kind: "message",
  call: { params: { id: TALK }, body: { clientId, body: `Text of ${clientId}`, ...body } },
  label: "",
  isLate: false,
  ...parts,
});

test("a thread shows what waits for it, and no longer what has arrived", () => {
  const elsewhere = { params: { id: "another" }, body: { clientId: "elsewhere", body: "" } };
  const shown = outgoingOf(
    [
      entry("first"),
      entry("second", { problem: "You can no longer write in this conversation." }),
      entry("arrived"),
      entry("elsewhere", { call: elsewhere }),
      entry("tomorrow", {}, { sendAt: "2026-11-20T03:30:00.000Z" }),
      entry("too far", { problem: "Choose an earlier time." }, { sendAt: "2036-11-20T03:30:00.000Z" }),
      entry("note", { kind: "lead-note" }),
    ],
    TALK,
    new Set(["arrived"]),
  );
  expect(shown.map(({ body, problem }) => [body, problem])).toEqual([
    ["Text of first", undefined],
    ["Text of second", "You can no longer write in this conversation."],
    ["Text of too far", "Choose an earlier time."],
  ]);
});

test("a message that is tried again is there once, as it is now", () => {
  const refused = entry("first", { problem: "You are sending very fast." });
  const again = entry("first", { id: "again", at: 2 });
  const shownOf = (entries: Entry[]) =>
    outgoingOf(entries, TALK, new Set()).map(({ clientId, problem }) => [clientId, problem]);
  expect(shownOf([refused, again])).toEqual([["first", undefined]]);
  expect(shownOf([again, refused])).toEqual([["first", undefined]]);
});
