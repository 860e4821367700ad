import { liveEvent, type LiveEvent } from "@cardplaza/contract/live/live-stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { standInForBrowser } from "../browser.fixtures.ts";
import { removeMemberToken, storeMemberToken } from "../tokens.ts";
import { createLiveListeners, followMember } from "./live-listeners.ts";
import { eventually } from "./eventually.fixtures.ts";

const LEAD = liveEvent<{ id: string }>("lead");
const MESSAGE = liveEvent<{ text: string }>("message");

let opened: number;
let open: number;
let publish: (event: LiveEvent) => void;
let say: (isOpen: boolean) => void;
let live: ReturnType<typeof createLiveListeners>;
const listen: typeof live.listen = (name, onEvent) => live.listen(name, onEvent);

beforeEach(() => {
  opened = 0;
  open = 0;
  live = createLiveListeners((onEvent, onState) => {
    opened++;
    open++;
    publish = onEvent;
    say = onState;
    return () => void open--;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("all listeners share one stream, and each hears only its own event", () => {
  const leads: string[] = [];
  const messages: string[] = [];
  listen(LEAD, ({ id }) => leads.push(id));
  listen(LEAD, ({ id }) => leads.push(`again ${id}`));
  listen(MESSAGE, ({ text }) => messages.push(text));
  publish({ event: "lead", data: { id: "1" } });
  publish({ event: "message", data: { text: "Namaste" } });
  publish({ event: "meeting", data: {} });
  expect(leads).toEqual(["1", "again 1"]);
  expect(messages).toEqual(["Namaste"]);
  expect(opened).toBe(1);
});

test("the stream closes with the last listener and opens for the next", () => {
  const stopLeads = listen(LEAD, () => {});
  const stopMessages = listen(MESSAGE, () => {});
  stopLeads();
  expect(open).toBe(1);
  stopMessages();
  expect(open).toBe(0);
  listen(LEAD, () => {});
  expect({ opened, open }).toEqual({ opened: 2, open: 1 });
});

test("whether the stream is open is known, and each change is said once", () => {
  const heard: boolean[] = [];
  const stop = live.onOpenChange(() => heard.push(live.isOpen()));
  expect(live.isOpen()).toBe(false);
  const stopLeads = listen(LEAD, () => {});
  for (const isOpen of [false, true, true, false, true]) say(isOpen);
  expect(heard).toEqual([true, false, true]);
  stopLeads();
  expect(heard).toEqual([true, false, true, false]);
  stop();
  listen(LEAD, () => {});
  say(true);
  expect(heard).toHaveLength(4);
  expect(live.isOpen()).toBe(true);
});

test("who has left hears nothing, and leaving twice takes nobody else along", () => {
  const heard: string[] = [];
  const stop = listen(LEAD, () => heard.push("Asha"));
  stop();
  listen(LEAD, () => heard.push("Ravi"));
  stop();
  publish({ event: "lead", data: { id: "1" } });
  expect(heard).toEqual(["Ravi"]);
  expect(open).toBe(1);
});

test("a listener may leave while an event is published", () => {
  const heard: string[] = [];
  const stop = listen(LEAD, () => {
    heard.push("once");
    stop();
  });
  listen(LEAD, () => heard.push("always"));
  publish({ event: "lead", data: { id: "1" } });
  publish({ event: "lead", data: { id: "2" } });
  expect(heard).toEqual(["once", "always", "always"]);
});

test("a listener that fails does not keep the event from the others", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const heard: string[] = [];
  listen(LEAD, () => {
    throw new Error("broken");
  });
  listen(LEAD, ({ id }) => heard.push(id));
  publish({ event: "lead", data: { id: "1" } });
  expect(heard).toEqual(["1"]);
  expect(logged).toHaveBeenCalledOnce();
});

test("the stream follows the member who is signed in", async () => {
  standInForBrowser({ token: "ashas-token" });
  const tokensSent: (string | null)[] = [];
  const { dataset } = document.documentElement;
  vi.stubGlobal("document", Object.assign(new EventTarget(), { documentElement: { dataset } }));
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("fetch", (_url: string, { headers, signal }: RequestInit) => {
    tokensSent.push(new Headers(headers).get("authorization"));
    return new Promise((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
    });
  });
  const stop = followMember(() => {});
  await eventually(() => expect(tokensSent).toEqual(["Bearer ashas-token"]));
  removeMemberToken();
  storeMemberToken("ravis-token");
  await eventually(() => expect(tokensSent).toEqual(["Bearer ashas-token", "Bearer ravis-token"]));
  stop();
});
