import { afterEach, expect, test, vi } from "vitest";
import { standInForBrowser } from "../browser.fixtures.ts";
import { browserValue } from "./stored-value.ts";

afterEach(() => vi.unstubAllGlobals());

test("a draft is read back until it is dropped", () => {
  const { store } = standInForBrowser();
  const draft = browserValue<{ name: string }>("listing/asha");
  expect(draft.save({ name: "Verma Prints" })).toBe(true);
  expect(browserValue("listing/asha").read()).toEqual({ name: "Verma Prints" });
  draft.drop();
  expect([draft.read(), store.size]).toEqual([null, 0]);
});

test("what another tab has dropped does not come back", () => {
  const { store } = standInForBrowser();
  const draft = browserValue<{ name: string }>("listing/asha");
  draft.save({ name: "Verma Prints" });
  store.delete("listing/asha");
  expect(draft.read()).toBeNull();
});

test("if the browser stores nothing, a draft lasts as long as the page", () => {
  // Throws as a browser without storage does.
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const draft = browserValue<{ name: string }>("listing/ravi");
  expect(draft.save({ name: "Ravi Tailors" })).toBe(false);
  expect(draft.read()).toEqual({ name: "Ravi Tailors" });
  draft.drop();
  expect(draft.read()).toBeNull();
});

test("a draft that cannot be read is none", () => {
  standInForBrowser({ "listing/asha": "{half" });
  expect(browserValue("listing/asha").read()).toBeNull();
});
