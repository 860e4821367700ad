import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../../lib/api.ts";
import { tabStore } from "../../lib/storage/browser-storage.ts";
import type { StoredKey } from "../../lib/storage/stored-keys.ts";
import { createSmallForm, type SmallFormOptions } from "./small-form.ts";

interface Quote {
  amount: string;
  note: string;
}
const OPTIONS: SmallFormOptions<Quote> = {
  begin: { amount: "", note: "" },
  check: ({ amount }) => ({ amount: amount === "" && "Enter an amount." }),
};
const KEPT = "note-on-asha";
afterEach(() => tabStore.remove(KEPT));

const refusal = (fields?: Record<string, string>) =>
  new ApiError(400, JSON.stringify({ message: "That is not possible.", fields }), "");

/** The form on the screen, with what Asha sent so far. */
function openForm(options: Partial<SmallFormOptions<Quote>> = {}, keptAs?: StoredKey) {
  const form = createSmallForm<Quote>(keptAs);
  const close = form.show();
  const send = vi.fn((_values: Quote, _key: string): Promise<string> => Promise.resolve("sent"));
  const onSent = vi.fn();
  const all = { ...OPTIONS, ...options };
  return {
    send,
    onSent,
    close,
    state: form.read,
    type: (part: Partial<Quote>) => form.change(part, all),
    submit: () => form.submit(all, { send, onSent }),
  };
}

test("what is wrong is shown at its field and nothing is sent", async () => {
  const { submit, state, send, type } = openForm();
  await submit();
  expect(state()).toMatchObject({ problems: { amount: "Enter an amount." }, refusals: 1 });
  await submit();
  expect(state().refusals).toBe(2);
  type({ note: "With GST" });
  expect(state().problems).toEqual({ amount: "Enter an amount." });
  type({ amount: "500" });
  expect(state().problems).toEqual({});
  expect(send).not.toHaveBeenCalled();
});

test("a double click sends once, and the form is empty when it was sent", async () => {
  const { submit, state, send, onSent, type } = openForm();
  type({ amount: "500" });
  const both = [submit(), submit()];
  expect(state().isSending).toBe(true);
  await Promise.all(both);
  expect(send).toHaveBeenCalledOnce();
  expect(onSent).toHaveBeenCalledWith("sent", { amount: "500", note: "" });
  expect(state()).toMatchObject({ typed: {}, isSending: false });
});

test("what the server refuses is shown at its field, and what was typed stays", async () => {
  const { submit, state, send, type } = openForm({ named: { amountPaise: "amount" } });
  type({ amount: "5" });
  send.mockRejectedValueOnce(refusal({ amountPaise: "At least ₹10.", "note.1": "Too long." }));
  await submit();
  expect(state()).toMatchObject({
    typed: { amount: "5" },
    problems: { amount: "At least ₹10.", note: "Too long." },
    problem: undefined,
    isSending: false,
    refusals: 1,
  });
});

test("a refusal that no field shows is said of the whole, until something is changed", async () => {
  const { submit, state, send, type } = openForm();
  type({ amount: "5" });
  send.mockRejectedValue(refusal({ buyer: "They have blocked you." }));
  await submit();
  expect(state()).toMatchObject({ problem: "That is not possible.", error: expect.any(ApiError) });
  type({ amount: "6" });
  expect(state()).toMatchObject({ problem: undefined, error: null });
});

test("a form of one field shows it there", async () => {
  const { submit, state, send, type } = openForm({ problemAt: "note" });
  type({ amount: "5" });
  send.mockRejectedValue(new TypeError("Failed to fetch"));
  await submit();
  expect(state().problems).toEqual({
    note: "We could not reach the server. Check your connection and try again.",
  });
  expect(state().problem).toBeUndefined();
});

test("a wrong code is cleared, and one that did not arrive can be sent again", async () => {
  const { submit, state, send, type } = openForm({ clearsRefused: true, problemAt: "amount" });
  send.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  type({ amount: "123456" });
  await submit();
  expect(state().typed).toEqual({ amount: "123456" });
  send.mockRejectedValueOnce(refusal());
  await submit();
  expect(state()).toMatchObject({ typed: {}, problems: { amount: "That is not possible." } });
});

test("the same values are sent with the same key, others with another one", async () => {
  const { submit, send, type } = openForm();
  send.mockRejectedValue(new TypeError("Failed to fetch"));
  type({ amount: "500" });
  await submit();
  await submit();
  type({ amount: "600" });
  await submit();
  const [first, second, third] = send.mock.calls.map(([, key]) => key);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

test("a form that was closed meanwhile is not told, and what was typed meanwhile is not lost", async () => {
  const { submit, state, onSent, type, close } = openForm();
  type({ amount: "500" });
  const sending = submit();
  type({ note: "And by Friday" });
  close();
  await sending;
  expect(onSent).not.toHaveBeenCalled();
  expect(state().typed).toEqual({ amount: "500", note: "And by Friday" });
});

test("what was typed waits in the tab until it is sent", async () => {
  openForm({}, KEPT).type({ amount: "500" });
  const later = openForm({}, KEPT);
  expect(later.state().typed).toEqual({ amount: "500" });
  await later.submit();
  expect(openForm({}, KEPT).state().typed).toEqual({});
});

test("what says the same as the beginning is not typed", () => {
  const { type, state } = openForm({}, KEPT);
  type({ amount: "500" });
  type({ amount: "" });
  expect([state().typed, tabStore.read(KEPT)]).toEqual([{}, null]);
});
