import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestApp } from "../../../testing/test-app.ts";
import { isCallback, openBrowser, START, startProvider } from "./oidc-browser.fixtures.ts";
import { GIVEN_UP_WITHIN_MS } from "../../../testing/given-up.ts";

describe("an unavailable sign-in provider", () => {
  let oidc: Awaited<ReturnType<typeof startProvider>>;
  let app: TestApp;
  beforeAll(async () => {
    oidc = await startProvider();
    oidc.sitsThere({ sub: "asha", name: "Asha", email: "asha@example.in", email_verified: true });
  });
  beforeEach(async () => {
    oidc.become("well");
    app = await oidc.startApp();
    return () => app.stop();
  });
  afterAll(() => oidc.stop());

  const timed = async (address: string, browser = openBrowser(app)) => {
    const began = performance.now();
    const { location } = await browser.get(address);
    return { search: location?.search, ms: performance.now() - began };
  };
  const leadsBack = "?error=provider&redirect=%2Fprofile";

  it("down when a sign-in starts: the visitor sees an error, and can start again once it is back", async () => {
    await oidc.stop();
    expect((await timed(`${START}?redirect=/profile`)).search).toBe(leadsBack);
    await oidc.startAgain();
    expect((await openBrowser(app).get(START)).location?.origin).toBe(oidc.issuer);
  });

  it("down when the visitor returns: they see an error", async () => {
    const browser = openBrowser(app);
    const callback = await browser.follow(`${START}?redirect=/profile`, isCallback);
    await oidc.stop();
    expect((await timed(callback.href, browser)).search).toBe(leadsBack);
    await oidc.startAgain();
  });

  it("hanging when a sign-in starts: a response in time, and other calls continue", async () => {
    oidc.become("hanging");
    const asking = timed(`${START}?redirect=/profile`);
    expect((await app.call("GET", "/api/auth/oidc")).status).toBe(200);
    const { search, ms } = await asking;
    expect(search).toBe(leadsBack);
    expect(ms).toBeLessThan(GIVEN_UP_WITHIN_MS);
  });

  it("hanging when the visitor returns: a response in time", async () => {
    const browser = openBrowser(app);
    const callback = await browser.follow(`${START}?redirect=/profile`, isCallback);
    oidc.become("hanging");
    const { search, ms } = await timed(callback.href, browser);
    expect(search).toBe(leadsBack);
    expect(ms).toBeLessThan(GIVEN_UP_WITHIN_MS);
  });
});
