import { liveEvent } from "@cardplaza/contract/live/live-stream";
import { setTimeout as sleep } from "node:timers/promises";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLiveEvent } from "./use-live-event.ts";
import { useNews } from "./use-news.ts";

const HTML = "http://www.w3.org/1999/xhtml";
const LEAD = liveEvent<{ id: string }>("lead");
const stream = vi.hoisted(() => ({ listeners: new Set<(data: { id: string }) => void>(), opened: 0 }));
vi.mock("./live-listeners.ts", () => ({
  listenToLive(_name: string, listener: (data: { id: string }) => void) {
    stream.opened++;
    stream.listeners.add(listener);
    return () => stream.listeners.delete(listener);
  },
}));

/** The minimum of a page that React needs to mount a component without markup. */
function emptyPage() {
  const document = { nodeType: 9, addEventListener: () => {}, activeElement: null, body: null };
  vi.stubGlobal("window", { document, event: undefined, HTMLIFrameElement: EventTarget });
  const page = {
    nodeType: 1,
    tagName: "DIV",
    namespaceURI: HTML,
    ownerDocument: document,
    addEventListener: () => {},
    textContent: "",
  };
  return createRoot(page as unknown as HTMLElement);
}

beforeEach(() => {
  stream.listeners.clear();
  stream.opened = 0;
});
afterEach(async () => {
  // React still runs effects after the test, and looks for the window in them.
  await sleep(50);
  vi.unstubAllGlobals();
});

test("the handler of the last render is called, without a new subscription", () => {
  const heard: string[] = [];
  const Leads = ({ reader }: { reader: string }) => {
    useLiveEvent(LEAD, ({ id }) => heard.push(`${reader} ${id}`));
    return null;
  };
  const publish = (id: string) => stream.listeners.forEach((listener) => listener({ id }));
  const root = emptyPage();
  flushSync(() => root.render(createElement(Leads, { reader: "Asha" })));
  publish("1");
  flushSync(() => root.render(createElement(Leads, { reader: "Ravi" })));
  publish("2");
  expect(heard).toEqual(["Asha 1", "Ravi 2"]);
  expect(stream.opened).toBe(1);
  flushSync(() => root.unmount());
  publish("3");
  expect(heard).toHaveLength(2);
  expect(stream.listeners.size).toBe(0);
});

test("a tab that nobody looks at does not look again until somebody does", () => {
  const tab = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", tab);
  let looked = 0;
  const news: string[][] = [];
  const Applications = () => {
    useNews(
      LEAD,
      (leads) => {
        looked++;
        news.push(leads.map(({ id }) => id));
      },
      ({ id }) => id !== "of another job",
    );
    return null;
  };
  const turn = (hidden: boolean) => {
    tab.hidden = hidden;
    tab.dispatchEvent(new Event("visibilitychange"));
  };
  const root = emptyPage();
  flushSync(() => root.render(createElement(Applications)));
  const [ring = () => {}, miss = () => {}] = stream.listeners;
  ring({ id: "of another job" });
  expect(looked).toBe(0);
  ring({ id: "1" });
  expect(looked).toBe(1);
  turn(true);
  ring({ id: "2" });
  ring({ id: "3" });
  expect(looked).toBe(1);
  turn(false);
  expect(looked).toBe(2);
  turn(true);
  turn(false);
  expect(looked).toBe(2);
  turn(true);
  ring({ id: "4" });
  miss({ id: "" });
  ring({ id: "5" });
  turn(false);
  expect(news).toEqual([["1"], ["2", "3"], []]);
  flushSync(() => root.unmount());
});
