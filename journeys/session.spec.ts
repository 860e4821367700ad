import { MINUTE_MS } from "@cardplaza/contract/time";
import { expect, expectAccessible, started, test } from "./journey.ts";
import {
  account,
  memberNamed,
  openAs,
  REFUSED,
  REFUSED_OR_CUT_OFF,
  signIn,
  storedToken,
  tokenOf,
} from "./people.ts";

test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

test.describe("a screen for members", () => {
  test("sends a visitor to the sign-in and back again", async ({ page, request }) => {
    const asha = await memberNamed(request, "Asha Verma");
    await page.goto("/profile?tab=account");
    await expect(page).toHaveURL("/auth?redirect=%2Fprofile%3Ftab%3Daccount");
    await started(page);
    await signIn(page, asha);
    await expect(page).toHaveURL("/profile?tab=account");
    await page.goBack();
    await expect(page).not.toHaveURL(/\/auth/);
  });

  test("shows a spinner and nothing else until the session is known", async ({ page, request }) => {
    const asha = await memberNamed(request, "Asha Verma");
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    await page.route("**/api/auth/me", async (route) => {
      await held;
      await route.continue();
    });
    await openAs(page, asha, "/notifications");
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading");
    await expect(page.getByRole("heading", { name: "Notifications" })).toHaveCount(0);
    respond();
    await expect(page.getByRole("heading", { name: "Notifications" })).toBeVisible();
  });

  test("shows the brand while the code of a signed-in screen is on its way", async ({ page, request }) => {
    const html = await (await request.get("/business-cards")).text();
    expect(html.includes("Cardplaza is loading")).toBe(true);
    let come = () => {};
    const held = new Promise<void>((resolve) => (come = resolve));
    await page.route("**/assets/dashboard-page-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await openAs(page, await memberNamed(request, "Asha Verma"), "/about");
    await page.getByRole("banner").getByRole("link", { name: "Digital Business Cards" }).click();
    await expect(page.getByRole("main").getByText("Cardplaza is loading")).toBeVisible();
    await expectAccessible(page);
    come();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Digital Business Card");
    await expect(page.getByText("Cardplaza is loading")).toHaveCount(0);
  });

  test("offers a retry when the server cannot be reached", async ({ page, request }) => {
    const asha = await memberNamed(request, "Asha Verma");
    await page.route("**/api/auth/me", (route) => route.abort());
    await openAs(page, asha, "/notifications");
    const retry = page.getByRole("main").getByRole("button", { name: "Retry" });
    await expect(retry).toBeVisible();
    await expectAccessible(page);
    expect(await storedToken(page)).toBe(asha.token);
    await page.unroute("**/api/auth/me");
    await retry.click();
    await expect(page.getByRole("heading", { name: "Notifications" })).toBeVisible();
  });
});

test.describe("the session", () => {
  test("asks nobody without a token", async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (call) => call.url().includes("/api/") && calls.push(call.url()));
    await page.goto("/");
    await started(page);
    await page.waitForLoadState("networkidle");
    expect(calls).toEqual([]);
  });

  test("knows who is signed in for five minutes, and asks again at the next page", async ({
    page,
    request,
  }) => {
    const asha = await memberNamed(request, "Asha Verma");
    const calls: string[] = [];
    page.on("request", (call) => call.url().endsWith("/api/auth/me") && calls.push(call.url()));
    await openAs(page, asha, "/about");
    await expect(account(page, asha)).toBeVisible();
    const goTo = async (name: string) => {
      await page.getByRole("contentinfo").getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    };
    await goTo("Privacy policy");
    expect(calls).toHaveLength(1);
    await page.evaluate((now) => (Date.now = () => now), Date.now() + 5 * MINUTE_MS);
    await goTo("Refund policy");
    await expect.poll(() => calls.length).toBe(2);
  });

  test("forgets a token that the server refuses", async ({ page }) => {
    await openAs(page, { token: "nobody-knows-this-one" }, "/");
    await expect.poll(() => storedToken(page)).toBeNull();
    await expect(page.getByRole("banner").getByRole("link", { name: "Login / Sign up" })).toBeVisible();
  });

  test("ends in every tab when Asha logs out in one", async ({ page, request, context }) => {
    const asha = await memberNamed(request, "Asha Verma");
    await openAs(page, asha, "/notifications");
    const other = await context.newPage();
    await other.goto("/profile");
    await expect(account(other, asha)).toBeVisible();

    await account(page, asha).click();
    await expect(page.getByRole("menuitem", { name: "Register Company" })).toBeVisible();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page.getByText("You have been logged out successfully.", { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Login / Sign up" })).toBeVisible();
    await expect(other).toHaveURL("/");
    await expect(other.getByRole("banner").getByRole("link", { name: "Login / Sign up" })).toBeVisible();
    expect(await storedToken(other)).toBeNull();
    await expect.poll(() => other.evaluate(() => localStorage.getItem("logout"))).toBeNull();

    const refused = await request.get("/api/auth/me", { headers: { authorization: `Bearer ${asha.token}` } });
    expect(refused.status()).toBe(401);
    await page.goBack();
    await expect(page).toHaveURL("/auth?redirect=%2Fnotifications");
  });

  test("that was ended from another device leads to the sign-in at the next call", async ({
    page,
    request,
  }) => {
    const asha = await memberNamed(request, "Asha Verma");
    await openAs(page, asha, "/");
    await expect(account(page, asha)).toBeVisible();
    await request.post("/api/auth/logout", { headers: { authorization: `Bearer ${asha.token}` } });
    await page.evaluate(() => {
      history.pushState(null, "", "/notifications");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page).toHaveURL("/auth?redirect=%2Fnotifications");
    expect(await storedToken(page)).toBeNull();
  });

  test("shows before the first script, so that nothing jumps", async ({ page, request }) => {
    const asha = await memberNamed(request, "Asha Verma");
    await page.setViewportSize({ width: 1440, height: 900 });
    // Scripts that never come: this is what the style sheet alone makes of the page.
    await page.route("**/assets/*.js", () => {});
    await page.addInitScript((token) => localStorage.setItem("token", token), asha.token);
    await page.goto("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "ConnectIn" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Login / Sign up" })).toBeHidden();
  });
});

test.describe("a session that ends while its page is open", () => {
  // Nothing but the refused calls themselves: that a session ended is no failure of the lists that notice it.
  test.use({ tolerated: [REFUSED] });

  test("leads to the sign-in, without a complaint of the bell", async ({ page, request }) => {
    const asha = await memberNamed(request, "Asha Verma");
    const streams = page.waitForResponse((response) => response.url().endsWith("/api/stream"));
    await openAs(page, asha, "/notifications");
    await expect(account(page, asha)).toBeVisible();
    expect((await streams).status()).toBe(200);
    await request.post("/api/auth/logout", { headers: { authorization: `Bearer ${asha.token}` } });
    await expect(page).toHaveURL("/auth?redirect=%2Fnotifications");
    expect(await storedToken(page)).toBeNull();
  });
});

test.describe("a token planted in a link", () => {
  for (const path of ["/", "/notifications", "/auth"]) {
    test(`signs nobody in at ${path}, valid as it is`, async ({ page, request }) => {
      const mallory = await memberNamed(request, "Mallory Rao");
      const calls: string[] = [];
      page.on("request", (call) => {
        if (call.url().includes("/api/"))
          calls.push(`${call.headers()["x-token-source"] ?? ""} ${new URL(call.url()).pathname}`);
      });
      await page.goto(`${path}?token=${mallory.token}&from=mail`);
      await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: "Login / Sign up" })).toBeVisible();
      expect(calls[0]).toBe("address /api/auth/me");
      expect(await storedToken(page)).toBeNull();
      expect(page.url()).not.toContain("token");
      expect(page.url()).toContain("from");
      await page.reload();
      await started(page);
      await expect(page.getByRole("banner").getByRole("link", { name: "Login / Sign up" })).toBeVisible();
    });
  }

  test("does not sign Asha out either, nor act for her anywhere meanwhile", async ({
    page,
    request,
    context,
  }) => {
    const [asha, mallory] = [
      await memberNamed(request, "Asha Verma"),
      await memberNamed(request, "Mallory Rao"),
    ];
    await openAs(page, asha, "/notifications");
    await expect(account(page, asha)).toBeVisible();
    const tokens = new Set<string | undefined>();
    const note = (call: { url(): string; headers(): Record<string, string> }) => {
      if (call.url().includes("/api/") && !call.headers()["x-token-source"])
        tokens.add(call.headers().authorization);
    };
    page.on("request", note);
    const other = await context.newPage();
    other.on("request", note);
    await other.goto(`/?token=${mallory.token}`);
    await expect(other.getByText("Login failed", { exact: true })).toBeVisible();
    await expect(account(other, asha)).toBeVisible();
    expect(await storedToken(other)).toBe(asha.token);
    await page.getByRole("radio", { name: "Unread" }).click();
    await expect(account(page, asha)).toBeVisible();
    expect([...tokens]).toEqual([`Bearer ${asha.token}`]);
  });

  test("is not used when the page is closed before the server has checked it", async ({
    page,
    request,
    context,
  }) => {
    const [asha, mallory] = [
      await memberNamed(request, "Asha Verma"),
      await memberNamed(request, "Mallory Rao"),
    ];
    await openAs(page, asha, "/");
    await expect(account(page, asha)).toBeVisible();
    const victim = await context.newPage();
    await victim.route("**/api/auth/me", (route) => route.abort());
    await victim.goto(`/?token=${mallory.token}`);
    await started(victim);
    await victim.close();
    const later = await context.newPage();
    await later.goto("/");
    await expect(account(later, asha)).toBeVisible();
    expect(await storedToken(later)).toBe(asha.token);
  });

  test("cannot be replaced by a second one", async ({ page, request }) => {
    const asha = await memberNamed(request, "Asha Verma");
    const mallory = await memberNamed(request, "Mallory Rao");
    await openAs(page, asha, "/");
    await page.route("**/api/auth/me", (route) => route.abort());
    await page.goto(`/?token=${mallory.token}`);
    await started(page);
    await page.unroute("**/api/auth/me");
    await page.goto(`/?token=${await tokenOf(request, mallory)}`);
    await expect(account(page, asha)).toBeVisible();
    expect(await storedToken(page)).toBe(asha.token);
  });
});
