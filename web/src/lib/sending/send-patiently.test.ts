import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { standInForBrowser } from "../browser.fixtures.ts";
import { sendPatiently, wasStopped } from "./send-patiently.ts";
import { eventually } from "../live/eventually.fixtures.ts";

let device: EventTarget;
let store: Map<string, string>;
const keys: (string | undefined)[] = [];
const OFFLINE = () => Promise.reject(new TypeError("Failed to fetch"));
const OK_RESPONSE = () => Promise.resolve(Response.json({ ok: true }));

beforeEach(() => {
  device = new EventTarget();
  ({ store } = standInForBrowser({ token: "of-asha" }));
  vi.stubGlobal("addEventListener", device.addEventListener.bind(device));
  vi.stubGlobal("removeEventListener", device.removeEventListener.bind(device));
  keys.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function respondWith(...each: (() => Promise<Response>)[]) {
  vi.stubGlobal("fetch", (_path: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers["Idempotency-Key"]);
    return (each.shift() ?? OK_RESPONSE)();
  });
}

const send = (signal = new AbortController().signal) => {
  const onWaiting = vi.fn<() => void>();
  const sent = sendPatiently(
    (once) => once["POST /api/business-cards/:cardId/send"]({ params: { cardId: "c" }, body: {} }),
    { onWaiting, signal },
  );
  return { sent, waiting: () => eventually(() => expect(onWaiting).toHaveBeenCalled()) };
};
const goOnline = () => device.dispatchEvent(new Event("online"));

test("what could not be sent goes out under the same key when the network is back", async () => {
  respondWith(OFFLINE);
  const { sent, waiting } = send();
  await waiting();
  expect(keys).toHaveLength(1);
  goOnline();
  expect(await sent).toEqual({ ok: true });
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("a refusal counts as a response", async () => {
  respondWith(() => Promise.resolve(Response.json({ message: "No." }, { status: 403 })));
  await expect(send().sent).rejects.toThrow("403");
  expect(keys).toHaveLength(1);
});

test("nothing is sent for another member", async () => {
  respondWith(OFFLINE);
  const { sent, waiting } = send();
  const ended = sent.catch(wasStopped);
  await waiting();
  store.set("token", "of-ravi");
  goOnline();
  expect(await ended).toBe(true);
  expect(keys).toHaveLength(1);
});

test("nothing is sent once the page is left", async () => {
  respondWith(OFFLINE);
  const page = new AbortController();
  const { sent, waiting } = send(page.signal);
  const ended = sent.catch(wasStopped);
  await waiting();
  page.abort();
  goOnline();
  expect(await ended).toBe(true);
  expect(keys).toHaveLength(1);
});
