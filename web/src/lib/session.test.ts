import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { standInForBrowser } from "./browser.fixtures.ts";
import { fetchCurrentUser, useSession } from "./session.ts";

afterEach(() => vi.unstubAllGlobals());

const response = (status: number, body: object = {}) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json(body, { status })),
  );

describe("the current user", () => {
  it("is not fetched without a token", async () => {
    standInForBrowser();
    response(200);
    await expect(fetchCurrentUser()).rejects.toThrow("No token found");
    expect(fetch).not.toHaveBeenCalled();
  });

  it("is not known by a token that the server refuses, and the token goes", async () => {
    const { store } = standInForBrowser({ token: "old" });
    response(401);
    await expect(fetchCurrentUser()).rejects.toThrow("Failed to fetch user data");
    expect(store.has("token")).toBe(false);
  });

  it("keeps the token when only the server has a problem", async () => {
    const { store } = standInForBrowser({ token: "asha" });
    response(503);
    await expect(fetchCurrentUser()).rejects.toThrow("Failed to fetch user data");
    expect(store.get("token")).toBe("asha");
  });
});

it("cannot be used outside its provider", () => {
  const Outside = () => useSession().status;
  expect(() => renderToString(createElement(Outside))).toThrow("within a SessionProvider");
});
