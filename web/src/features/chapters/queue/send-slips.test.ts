import { expect, test } from "vitest";
import { ApiError } from "../../../lib/api.ts";
import { sendSlips } from "./send-slips.ts";
import type { Slip } from "./slip.ts";

/** A browser with these slips, and a server that answers each as the test says. */
function browserWith(...labels: string[]) {
  let slips: Slip[] = labels.map((label, at) => slipOf(label, at));
  const received: string[] = [];
  const answers = new Map<string, Error>();
  let signedIn = "asha";
  const sending = {
    store: {
      change: async (id: string, part: Partial<Slip>) => {
        slips = slips.map((slip) => (slip.id === id ? { ...slip, ...part } : slip));
      },
      drop: async (ids: readonly string[]) => {
        slips = slips.filter(({ id }) => !ids.includes(id));
      },
    },
    read: async () => slips,
    send: async ({ label }: Slip) => {
      const failure = answers.get(label);
      if (failure instanceof TypeError) throw failure;
      received.push(label);
      if (failure) throw failure;
      return `${label} is in`;
    },
    isStillTheirs: () => signedIn === "asha",
  };
  return {
    send: () => sendSlips(sending),
    enter: (label: string) => void slips.push(slipOf(label, slips.length)),
    answer: (label: string, failure: Error | undefined) =>
      failure ? answers.set(label, failure) : answers.delete(label),
    signInAs: (name: string) => (signedIn = name),
    received,
    waiting: () => slips.map(({ label, problem }) => (problem ? `${label}: ${problem}` : label)),
    sending,
  };
}

const slipOf = (label: string, at: number): Slip => ({
  id: `key of ${label}`,
  owner: "asha",
  at,
  kind: "one-to-one",
  call: {},
  label,
  isLate: false,
});
const NO_NETWORK = new TypeError("Failed to fetch");
const refusal = (status: number, message: string) => new ApiError(status, JSON.stringify({ message }), "");

test("Asha's slips are sent in the order in which she entered them, each once", async () => {
  const browser = browserWith("check-in", "visitor", "referral");
  await browser.send();
  await browser.send();
  expect(browser.received).toEqual(["check-in", "visitor", "referral"]);
  expect(browser.waiting()).toEqual([]);
});

test("without a network all wait, and go in the same order later", async () => {
  const browser = browserWith("check-in", "visitor");
  browser.answer("check-in", NO_NETWORK);
  await expect(browser.send()).rejects.toBe(NO_NETWORK);
  expect(browser.received).toEqual([]);
  expect(browser.waiting()).toEqual(["check-in", "visitor"]);
  browser.answer("check-in", undefined);
  await browser.send();
  expect(browser.received).toEqual(["check-in", "visitor"]);
});

test("a refused slip waits with the server's reason, is not sent again, and lets the others pass", async () => {
  const browser = browserWith("check-in", "visitor");
  browser.answer("check-in", refusal(422, "This code has expired."));
  const outcomes = await browser.send();
  await browser.send();
  expect(browser.received).toEqual(["check-in", "visitor"]);
  expect(browser.waiting()).toEqual(["check-in: This code has expired."]);
  expect(outcomes.get("key of visitor")).toEqual({ result: "visitor is in" });
  expect(outcomes.get("key of check-in")).toMatchObject({ refused: { status: 422 } });
});

test("a slip refused at its fields says in the list what is wrong with them", async () => {
  const browser = browserWith("visitor");
  const fields = { mobile: "Enter a valid phone number." };
  browser.answer("visitor", new ApiError(400, JSON.stringify({ message: "Please check.", fields }), ""));
  await browser.send();
  expect(browser.waiting()).toEqual(["visitor: Enter a valid phone number."]);
});

test.each([401, 429, 500, 503])("a %i passes by itself, so everything waits", async (status) => {
  const browser = browserWith("check-in", "visitor");
  browser.answer("check-in", refusal(status, "Later"));
  await expect(browser.send()).rejects.toThrow("Later");
  expect(browser.waiting()).toEqual(["check-in", "visitor"]);
});

test("once Ravi signs in at this browser, Asha's slips stay where they are", async () => {
  const browser = browserWith("check-in", "visitor");
  const { send } = browser.sending;
  browser.sending.send = async (slip) => {
    browser.signInAs("ravi");
    return send(slip);
  };
  await browser.send();
  expect(browser.received).toEqual(["check-in"]);
  expect(browser.waiting()).toEqual(["visitor"]);
});

test("one that she enters while others are sent goes along", async () => {
  const browser = browserWith("check-in");
  const { send } = browser.sending;
  browser.sending.send = async (slip) => {
    if (slip.label === "check-in") browser.enter("thank-you");
    return send(slip);
  };
  await browser.send();
  expect(browser.received).toEqual(["check-in", "thank-you"]);
});
