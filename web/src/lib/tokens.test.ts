import { afterEach, describe, expect, it, vi } from "vitest";
import { standInForBrowser } from "./browser.fixtures.ts";
import {
  dropUnprovenToken,
  acceptUnprovenToken,
  memberToken,
  removeMemberToken,
  storeMemberToken,
  tokenFor,
  unprovenToken,
} from "./tokens.ts";

afterEach(() => vi.unstubAllGlobals());

describe("the token in force", () => {
  it("is what a sign-in has stored, until it is removed", () => {
    const { store, dataset } = standInForBrowser({ logout: "1" });
    expect(storeMemberToken("asha")).toBe(true);
    expect(memberToken()).toBe("asha");
    expect(dataset.session).toBe("member");
    expect(store.has("logout")).toBe(false);
    removeMemberToken();
    expect(memberToken()).toBeNull();
    expect(dataset.session).toBeUndefined();
  });

  it("is another one for administrators' calls", () => {
    standInForBrowser({ token: "asha", adminToken: "admin" });
    expect(tokenFor("/api/user-profile")).toBe("asha");
    expect(tokenFor("/api/admin/auth/me")).toBe("admin");
  });
});

describe("a token that came by address", () => {
  it("is not in force until the server has accepted it", () => {
    standInForBrowser({ token: "planted", earlierToken: "asha" });
    expect(unprovenToken()).toBe("planted");
    expect(memberToken()).toBe("asha");
    acceptUnprovenToken();
    expect(memberToken()).toBe("planted");
  });

  it("gives way to the earlier one when it is refused", () => {
    const { store } = standInForBrowser({ token: "planted", earlierToken: "asha" });
    dropUnprovenToken();
    expect(memberToken()).toBe("asha");
    expect(Object.fromEntries(store)).toEqual({ token: "asha" });
  });

  it("leaves a visitor a visitor", () => {
    const { store } = standInForBrowser({ token: "planted", earlierToken: "" });
    expect(memberToken()).toBeNull();
    dropUnprovenToken();
    expect(store.size).toBe(0);
  });

  it("does not outlive a sign-in or a log-out", () => {
    standInForBrowser({ token: "planted", earlierToken: "asha" });
    storeMemberToken("ravi");
    expect(memberToken()).toBe("ravi");
    standInForBrowser({ token: "planted", earlierToken: "asha" });
    removeMemberToken();
    expect(unprovenToken()).toBeNull();
    expect(memberToken()).toBeNull();
  });
});
