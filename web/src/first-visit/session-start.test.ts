import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { standInForBrowser } from "../lib/browser.fixtures.ts";
import { START_SESSION } from "./session-start.ts";

afterEach(() => vi.unstubAllGlobals());

function start(href: string, stored: Record<string, string> = {}, inTab: Record<string, string> = {}) {
  const { store, dataset } = standInForBrowser(stored);
  const reload = vi.fn();
  const replaceState = vi.fn();
  const location = { href: `https://cards.example${href}`, reload };
  const page = { URL, location, history: { state: null, replaceState }, localStorage, document };
  const tab = { getItem: (key: string) => inTab[key] ?? null };
  runInNewContext(`var window=globalThis;${START_SESSION}`, { ...page, sessionStorage: tab });
  const shown = replaceState.mock.calls[0]?.[2] as URL | undefined;
  return {
    stored: Object.fromEntries(store),
    dataset,
    reloads: reload.mock.calls.length,
    shown: shown && shown.href,
  };
}

describe("the start of a page", () => {
  it("leaves an ordinary address alone", () => {
    expect(start("/?q=1")).toEqual({ stored: {}, dataset: {}, reloads: 0, shown: undefined });
  });

  it("marks a member before the first paint", () => {
    expect(start("/", { token: "asha", hasListing: "1" }).dataset).toEqual({
      session: "member",
      hasListing: "",
    });
  });

  it("uses the storage of a tab that views as a member, and leaves the browser's alone", () => {
    expect(start("/", {}, { viewAs: "{}", token: "view.asha" }).dataset).toEqual({ session: "member" });
    const over = start("/", { token: "ravi" }, { viewAs: "{}" });
    expect(over).toMatchObject({ dataset: {}, stored: { token: "ravi" } });
  });

  it("stores a token from the address, saves the current one aside, and reloads without it", () => {
    const started = start("/profile?tab=account&token=new#top", { token: "asha" });
    expect(started.stored).toEqual({ token: "new", earlierToken: "asha" });
    expect(started.shown).toBe("https://cards.example/profile?tab=account#top");
    expect(started.reloads).toBe(1);
    expect(started.dataset).toEqual({ session: "reloading" });
  });

  it("never takes one unproven token for the member's own", () => {
    const started = start("/?token=second", { token: "first", earlierToken: "asha" });
    expect(started.stored).toEqual({ token: "second", earlierToken: "asha" });
  });

  it("has the token judged on the page that follows", () => {
    expect(start("/", { token: "new", earlierToken: "" }).dataset).toEqual({ session: "proving" });
  });

  it("takes an empty token out of the address and no further notice", () => {
    const started = start("/?token=", { token: "asha" });
    expect(started).toMatchObject({ stored: { token: "asha" }, reloads: 0, dataset: { session: "member" } });
  });
});
