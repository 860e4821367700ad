import { beforeEach, describe, expect, it } from "vitest";
import {
  isCallback,
  openBrowser,
  ORIGIN,
  sharedProvider,
  START,
  type Browser,
} from "./oidc-browser.fixtures.ts";

const { oidc, app } = await sharedProvider();

const me = (token: string, browser: Browser) =>
  browser.get("/api/auth/me", { authorization: `Bearer ${token}`, "x-token-source": "address" });

describe("the return from another service", () => {
  beforeEach(async () => {
    const { member } = await app.signIn("Asha");
    oidc.sitsThere({ sub: member.id, email: member.email ?? "", email_verified: true });
  });

  it("leads only to a path of this site", async () => {
    for (const redirect of [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      "/\t/evil.example",
    ]) {
      const home = await openBrowser(app).follow(`${START}?redirect=${encodeURIComponent(redirect)}`);
      expect(home.origin + home.pathname).toBe(`${ORIGIN}/`);
    }
  });

  it("is refused without its state, with a made-up one, or with that of another provider", async () => {
    const browser = openBrowser(app);
    const callback = await browser.follow(START, isCallback);
    const code = callback.searchParams.get("code");
    for (const query of [`code=${code}`, `code=${code}&state=`, `code=${code}&state=${"x".repeat(32)}`, ""]) {
      const { location } = await browser.get(`${START}/callback?${query}`);
      expect(location?.pathname).toBe("/auth");
      expect(location?.search).toBe("?error=expired");
    }
    const elsewhere = await browser.get(`/api/auth/oidc/google/callback${callback.search}`);
    expect(elsewhere.location?.search).toBe("?error=expired");
    expect((await browser.get(callback.href)).location?.searchParams.has("token")).toBe(true);
  });

  it("works once", async () => {
    const browser = openBrowser(app);
    const callback = await browser.follow(START, isCallback);
    expect((await browser.get(callback.href)).location?.searchParams.has("token")).toBe(true);
    expect((await browser.get(callback.href)).location?.search).toBe("?error=expired");
  });

  it("makes one session of twenty parallel returns", async () => {
    const browser = openBrowser(app);
    const callback = await browser.follow(START, isCallback);
    const responses = await Promise.all(Array.from({ length: 20 }, () => browser.get(callback.href)));
    expect(responses.filter(({ location }) => location?.searchParams.has("token"))).toHaveLength(1);
  });

  it("is refused in another browser, which so cannot be signed in to somebody else's account", async () => {
    const mallorys = await openBrowser(app).follow(START, isCallback);
    const victims = openBrowser(app);
    expect((await victims.get(mallorys.href)).location?.search).toBe("?error=expired");
    await victims.get(START);
    expect((await victims.get(mallorys.href)).location?.search).toBe("?error=expired");
  });

  it("may come from two tabs of one browser, in any order", async () => {
    const browser = openBrowser(app);
    const first = await browser.follow(START, isCallback);
    const second = await browser.follow(START, isCallback);
    for (const tab of [second, first])
      expect((await browser.get(tab.href)).location?.searchParams.has("token")).toBe(true);
  });

  it("is over after ten minutes", async () => {
    const browser = openBrowser(app);
    const callback = await browser.follow(START, isCallback);
    await app.db.execute("update one_time_links set expires_at = now() where kind = 'oidc-state'");
    expect((await browser.get(callback.href)).location?.search).toBe("?error=expired");
  });

  it("contains a token that is useless without its cookie", async () => {
    const browser = openBrowser(app);
    const token = (await browser.follow(START)).searchParams.get("token") ?? "";
    expect((await app.call("GET", "/api/auth/me", { as: { token } })).status).toBe(401);
    expect((await me(token, openBrowser(app))).status).toBe(401);
    const again = (await browser.follow(START)).searchParams.get("token") ?? "";
    expect((await me(again, browser)).status).toBe(200);
    expect((await app.call("GET", "/api/auth/me", { as: { token: again } })).status).toBe(200);
  });

  it("refuses a changed code without giving details", async () => {
    const browser = openBrowser(app);
    const callback = await browser.follow(`${START}?redirect=/profile`, isCallback);
    callback.searchParams.set("code", "made-up");
    expect((await browser.get(callback.href)).location?.search).toBe("?error=provider&redirect=%2Fprofile");
  });

  it.each(["nonce", "verifier"])(
    "does not believe an identity that was given for another sign-in: wrong %s",
    async (proof) => {
      const browser = openBrowser(app);
      const callback = await browser.follow(START, isCallback);
      const other = JSON.stringify({ [proof]: "x".repeat(43) });
      await app.db.execute(`update one_time_links set data = data || '${other}' where kind = 'oidc-state'`);
      expect((await browser.get(callback.href)).location?.search).toBe("?error=provider");
    },
  );

  it("refuses a response that names another issuer", async () => {
    const browser = openBrowser(app);
    const callback = await browser.follow(START, isCallback);
    callback.searchParams.set("iss", "https://evil.example");
    expect((await browser.get(callback.href)).location?.search).toBe("?error=provider");
  });
});
