import { afterEach, describe, expect, test, vi } from "vitest";
import { browserStore, tabStore } from "./browser-storage.ts";

afterEach(() => {
  for (const store of [browserStore, tabStore]) store.remove("message-to-ravi");
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

describe.each([
  ["localStorage", browserStore],
  ["sessionStorage", tabStore],
] as const)("where the browser forbids %s", (name, store) => {
  test.each([
    ["every call throws", { value: { getItem: refuse, setItem: refuse, removeItem: refuse } }],
    // Chromium throws as soon as the property is read.
    ["its property throws", { get: refuse }],
  ])("a text lasts as long as the page: %s", (_how, property) => {
    vi.stubGlobal(name, null);
    Object.defineProperty(globalThis, name, { ...property, configurable: true });
    expect(store.read("message-to-ravi")).toBeNull();
    expect(store.write("message-to-ravi", "Do you print on cotton?")).toBe(false);
    expect(store.read("message-to-ravi")).toBe("Do you print on cotton?");
    store.remove("message-to-ravi");
    expect(store.read("message-to-ravi")).toBeNull();
  });
});

test("where storage is full, what was typed last counts", () => {
  const stored = new Map([["message-to-ravi", "Do you"]]);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: refuse,
    removeItem: (key: string) => void stored.delete(key),
  });
  tabStore.write("message-to-ravi", "Do you print on cotton?");
  expect(tabStore.read("message-to-ravi")).toBe("Do you print on cotton?");
  tabStore.remove("message-to-ravi");
  expect([tabStore.read("message-to-ravi"), stored.size]).toEqual([null, 0]);
});
