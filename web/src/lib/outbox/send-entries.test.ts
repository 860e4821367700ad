import { DAY_MS, HOUR_MS } from "@cardplaza/contract/time";
import { expect, test } from "vitest";
import { ApiError } from "../api.ts";
import type { Entry } from "./entry.ts";
import { isLeftToOutbox } from "./entry.ts";
import { MAY_BE_SENT, sendEntries } from "./send-entries.ts";

const NOW = Date.parse("2026-11-17T02:05:00Z");

/** A browser with these entries of Asha, and a server that answers each as the test says. */
function browserWith(...labels: string[]) {
  let entries: Entry[] = labels.map((label, at) => entryOf(label, at));
  const received: string[] = [];
  const keys: string[] = [];
  const answers = new Map<string, Error>();
  let signedIn = "asha";
  let now = NOW;
  const kinds: Record<string, { most: number; isRepeatable: boolean }> = {
    note: { most: 1, isRepeatable: false },
    scan: { most: 2, isRepeatable: true },
  };
  const sending = {
    store: {
      change: async (id: string, part: Partial<Entry>) => {
        entries = entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry));
      },
      drop: async (ids: readonly string[]) => {
        entries = entries.filter(({ id }) => !ids.includes(id));
      },
    },
    read: async () => entries,
    kindOf: (name: string) =>
      kinds[name] && {
        ...kinds[name],
        ...(name === "scan" && { refusedIn: (scans: readonly Entry[]) => refusedNamed(scans, answers) }),
      },
    send: async (together: Entry[]) => {
      const failure = together.map(({ label }) => answers.get(label)).find(Boolean);
      if (failure instanceof TypeError) throw failure;
      received.push(together.map(({ label }) => label).join(" + "));
      keys.push(...together.map(({ id }) => id));
      if (failure) throw failure;
      return `${together[0]?.label} is in`;
    },
    isStillTheirs: () => signedIn === "asha",
    now: () => now,
  };
  return {
    send: () => sendEntries(sending),
    enter: (label: string) => void entries.push(entryOf(label, entries.length)),
    change: (label: string, part: Partial<Entry>) => sending.store.change(`key of ${label}`, part),
    answer: (label: string, failure: Error | undefined) =>
      failure ? answers.set(label, failure) : answers.delete(label),
    signInAs: (name: string) => (signedIn = name),
    after: (ms: number) => (now = NOW + ms),
    received,
    keys,
    waiting: () => entries.map(({ label, problem }) => (problem ? `${label}: ${problem}` : label)),
    sending,
  };
}

const refusedNamed = (scans: readonly Entry[], answers: Map<string, Error>) =>
  new Map(
    scans.filter(({ label }) => answers.has(label) && label !== "full").map(({ id }) => [id, "No name."]),
  );

const entryOf = (label: string, at: number): Entry => ({
  id: `key of ${label}`,
  owner: "asha",
  at,
  kind: label.startsWith("scan") || label === "full" ? "scan" : "note",
  call: {},
  label,
  isLate: false,
});
const NO_NETWORK = new TypeError("Failed to fetch");
const refusal = (status: number, message: string) => new ApiError(status, JSON.stringify({ message }), "");

test("Asha's entries are sent in the order in which she entered them, each once", async () => {
  const browser = browserWith("check-in", "visitor", "referral");
  await browser.send();
  await browser.send();
  expect(browser.received).toEqual(["check-in", "visitor", "referral"]);
  expect(browser.waiting()).toEqual([]);
});

test("without a network all wait, and go in the same order under the same keys later", async () => {
  const browser = browserWith("check-in", "visitor");
  browser.answer("check-in", NO_NETWORK);
  await expect(browser.send()).rejects.toBe(NO_NETWORK);
  expect(browser.received).toEqual([]);
  expect(browser.waiting()).toEqual(["check-in", "visitor"]);
  browser.answer("check-in", undefined);
  await browser.send();
  expect(browser.received).toEqual(["check-in", "visitor"]);
  expect(browser.keys).toEqual(["key of check-in", "key of visitor"]);
});

test("a refused entry waits with the server's reason, is not sent again, and lets the others pass", async () => {
  const browser = browserWith("check-in", "visitor");
  browser.answer("check-in", refusal(422, "This code has expired."));
  const outcomes = await browser.send();
  await browser.send();
  expect(browser.received).toEqual(["check-in", "visitor"]);
  expect(browser.waiting()).toEqual(["check-in: This code has expired."]);
  expect(outcomes.get("key of visitor")).toEqual({ result: "visitor is in" });
  expect(outcomes.get("key of check-in")).toMatchObject({ refused: { status: 422 } });
});

test("one refused at its fields says in the list what is wrong with them", async () => {
  const browser = browserWith("visitor");
  const fields = { mobile: "Enter a valid phone number." };
  browser.answer("visitor", new ApiError(400, JSON.stringify({ message: "Please check.", fields }), ""));
  await browser.send();
  expect(browser.waiting()).toEqual(["visitor: Enter a valid phone number."]);
});

test.each([401, 408, 425, 429, 500, 503])("a %i passes by itself, so everything waits", async (status) => {
  const browser = browserWith("check-in", "visitor");
  browser.answer("check-in", refusal(status, "Later"));
  await expect(browser.send()).rejects.toThrow("Later");
  expect(browser.waiting()).toEqual(["check-in", "visitor"]);
});

test("while the account is suspended, everything waits", async () => {
  const browser = browserWith("check-in", "visitor");
  const suspended = new ApiError(403, JSON.stringify({ message: "Suspended", code: "SUSPENDED" }), "");
  browser.answer("check-in", suspended);
  await expect(browser.send()).rejects.toBe(suspended);
  expect(browser.waiting()).toEqual(["check-in", "visitor"]);
});

test("once Ravi signs in at this browser, Asha's entries stay where they are", async () => {
  const browser = browserWith("check-in", "visitor");
  const { send } = browser.sending;
  browser.sending.send = async (entries) => {
    browser.signInAs("ravi");
    return send(entries);
  };
  await browser.send();
  expect(browser.received).toEqual(["check-in"]);
  expect(browser.waiting()).toEqual(["visitor"]);
});

test("one that she enters while others are sent goes along", async () => {
  const browser = browserWith("check-in");
  const { send } = browser.sending;
  browser.sending.send = async (entries) => {
    if (entries[0]?.label === "check-in") browser.enter("thank-you");
    return send(entries);
  };
  await browser.send();
  expect(browser.received).toEqual(["check-in", "thank-you"]);
});

test("what has no room on this page yet waits for it, and lets the others pass", async () => {
  const browser = browserWith("quote", "visitor");
  await browser.change("quote", { kind: "quote" });
  await browser.send();
  expect([browser.received, browser.waiting()]).toEqual([["visitor"], ["quote"]]);
});

test("scans go several at a time; one that needs a look stays", async () => {
  const browser = browserWith("scan 1", "scan 2", "scan 3", "scan 4");
  await browser.change("scan 2", { unchecked: true });
  await browser.send();
  expect(browser.received).toEqual(["scan 1 + scan 3", "scan 4"]);
  expect(browser.waiting()).toEqual(["scan 2"]);
});

test("of several the refused one alone waits for Asha, and the others go in the next round", async () => {
  const browser = browserWith("scan 1", "scan 2", "visitor");
  browser.answer("scan 2", refusal(422, "Please check."));
  await browser.send();
  expect(browser.received).toEqual(["scan 1 + scan 2", "scan 1", "visitor"]);
  expect(browser.waiting()).toEqual(["scan 2: No name."]);
});

test("several that are refused as a whole stay as they are and hold nothing else up", async () => {
  const browser = browserWith("full", "visitor");
  browser.answer("full", refusal(403, "Your list is full."));
  await expect(browser.send()).rejects.toThrow("Your list is full.");
  expect(browser.received).toEqual(["full", "visitor"]);
  expect(browser.waiting()).toEqual(["full"]);
});

test("what may have reached the server more than a day ago is not sent by itself: Asha decides", async () => {
  const browser = browserWith("referral", "scan 1");
  browser.answer("referral", NO_NETWORK);
  await expect(browser.send()).rejects.toBe(NO_NETWORK);
  browser.answer("referral", undefined);
  browser.after(DAY_MS);
  await browser.send();
  // The server remembers the ids of scans for good.
  expect(browser.received).toEqual(["scan 1"]);
  expect(browser.waiting()).toEqual([`referral: ${MAY_BE_SENT}`]);
});

test("within the day it is sent again under its key, which the server still knows", async () => {
  const browser = browserWith("referral");
  browser.answer("referral", NO_NETWORK);
  await expect(browser.send()).rejects.toBe(NO_NETWORK);
  browser.after(22 * HOUR_MS);
  browser.answer("referral", undefined);
  await browser.send();
  expect([browser.received, browser.waiting()]).toEqual([["referral"], []]);
});

test("what was never tried, or was answered that it has to wait, is sent however old it is", async () => {
  const browser = browserWith("referral");
  browser.answer("referral", refusal(429, "Later"));
  await expect(browser.send()).rejects.toThrow("Later");
  browser.answer("referral", undefined);
  browser.enter("visitor");
  browser.after(9 * DAY_MS);
  await browser.send();
  expect([browser.received.slice(1), browser.waiting()]).toEqual([["referral", "visitor"], []]);
});

test("an entry whose page was closed before it was sent is left to the outbox", () => {
  expect(isLeftToOutbox({ isLate: false, at: NOW }, NOW + 5_000)).toBe(false);
  expect(isLeftToOutbox({ isLate: false, at: NOW }, NOW + 60_000)).toBe(true);
});
