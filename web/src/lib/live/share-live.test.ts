import { STREAM_EVENT } from "@cardplaza/contract/live/live-stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StreamListener } from "./live-connection.ts";
import { shareLive } from "./share-live.ts";
import { eventually } from "./eventually.fixtures.ts";

const SECOND_MS = 1000;

interface Tab {
  heard: string[];
  isOpen?: boolean;
  page: { hidden: boolean };
  /** Set while this tab has the stream. */
  stream?: StreamListener & { refuse: () => void };
  close: () => void;
  end: Promise<{ signedOut: boolean }>;
}

describe("the tabs of a browser", () => {
  let tabs: Tab[];

  const openTab = (token = "ashas-token", locks = navigator.locks): Tab => {
    const closing = new AbortController();
    const tab: Partial<Tab> = { heard: [], page: { hidden: false }, close: () => closing.abort() };
    tab.end = shareLive({
      locks,
      token,
      page: tab.page,
      signal: closing.signal,
      onEvent: ({ event }) => tab.heard?.push(event),
      onState: (isOpen) => void (tab.isOpen = isOpen),
      open: (listener, until) =>
        new Promise((resolve) => {
          const end = (signedOut: boolean) => {
            delete tab.stream;
            resolve({ signedOut });
          };
          until.addEventListener("abort", () => end(false));
          tab.stream = { ...listener, refuse: () => end(true) };
          listener.onEvent({ event: STREAM_EVENT.open, data: {} });
        }),
    });
    tabs.push(tab as Tab);
    return tab as Tab;
  };
  const openTabs = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const { heard } = openTab();
      await eventually(() => expect(heard).toEqual(["open"]));
    }
    return tabs as [Tab, Tab, Tab];
  };
  const happens = (tab: Tab, event: string) => tab.stream?.onEvent({ event, data: {} });
  const expectHeard = (event: string, ...by: Tab[]) =>
    eventually(() => expect(by.map(({ heard }) => heard.at(-1))).toEqual(by.map(() => event)));

  beforeEach(() => {
    tabs = [];
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(async () => {
    for (const tab of tabs) tab.close();
    await Promise.allSettled(tabs.map(({ end }) => end));
    vi.useRealTimers();
  });

  it("share one stream, and the next in line goes on when its tab is closed", async () => {
    const [first, second, third] = await openTabs(3);
    expect(tabs.map(({ stream }) => stream !== undefined)).toEqual([true, false, false]);
    happens(first, "lead");
    await expectHeard("lead", ...tabs);
    second.close();
    first.close();
    await eventually(() => expect(third.stream).toBeDefined());
    expect(first.stream ?? second.stream).toBeUndefined();
    // Opened again: something may have been missed between the two streams.
    expect(third.heard).toEqual(["open", "lead", "open"]);
  });

  it("know whether the stream is open, also one that comes later", async () => {
    const [first] = await openTabs(2);
    const expectOpen = (isOpen: boolean) =>
      vi.waitFor(() => expect(tabs.map((tab) => tab.isOpen)).toEqual(tabs.map(() => isOpen)));
    first.stream?.onState?.(true);
    await expectOpen(true);
    openTab();
    await expectOpen(true);
    first.stream?.onState?.(false);
    await expectOpen(false);
    openTab();
    await expectOpen(false);
    first.stream?.onState?.(true);
    await expectOpen(true);
  });

  it("get the end of the session from the tab that streams", async () => {
    const [first] = await openTabs(3);
    first.stream?.refuse();
    const ends = await Promise.all(tabs.map(({ end }) => end));
    expect(ends).toEqual(tabs.map(() => ({ signedOut: true })));
  });

  it("keep two sessions apart", async () => {
    const [asha, ravi] = [openTab("ashas-token"), openTab("ravis-token")];
    await eventually(() => expect([asha.stream, ravi.stream]).not.toContain(undefined));
    happens(asha, "lead");
    happens(ravi, "enquiry");
    await expectHeard("lead", asha);
    await expectHeard("enquiry", ravi);
    expect([asha.heard, ravi.heard]).toEqual([
      ["open", "lead"],
      ["open", "enquiry"],
    ]);
  });

  it("take the stream from one that has fallen asleep, once somebody looks at them", async () => {
    const [first, second] = await openTabs(2);
    second.page.hidden = true;
    vi.advanceTimersByTime(61 * SECOND_MS);
    second.page.hidden = false;
    vi.advanceTimersByTime(50 * SECOND_MS);
    happens(first, "lead");
    await expectHeard("lead", second);
    vi.advanceTimersByTime(50 * SECOND_MS);
    first.stream?.onSignOfLife?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(first.stream).toBeDefined();

    vi.advanceTimersByTime(61 * SECOND_MS);
    await eventually(() => expect(second.stream).toBeDefined());
    expect(first.stream).toBeUndefined();
    happens(second, "enquiry");
    await expectHeard("enquiry", first, second);
    second.close();
    await eventually(() => expect(first.stream).toBeDefined());
  });

  it("get an error if locks are forbidden", async () => {
    const request = () => Promise.reject(new DOMException("Denied", "SecurityError"));
    const tab = openTab("ashas-token", { request } as unknown as LockManager);
    await expect(tab.end).rejects.toThrow("Denied");
  });
});
