import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, LOOKS } from "./journey.ts";

const EMAIL = "admin@cardplaza.local";
const SCREENS = [
  "dashboard",
  "users",
  "companies",
  "business-listings",
  "analytics",
  "posts",
  "settings",
  "business-claims",
];

// The browser itself complains about every call that is refused.
test.use({ tolerated: [/status of 40[01]/] });
// One administrator, whose wrong passwords are counted.
test.describe.configure({ mode: "serial" });

const passwordOfAdmin = async () =>
  (await readFile(join(process.env.JOURNEY_DATA_DIR ?? "", "admin-password"), "utf8")).trim();

async function signIn(page: Page) {
  await page.goto("/admin/login");
  await page.getByLabel("E-mail").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(await passwordOfAdmin());
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
}

for (const screen of SCREENS) {
  test(`a visitor who opens /admin/${screen} is sent to the sign-in`, async ({ page }) => {
    await page.goto(`/admin/${screen}`);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  });
}

test("so is somebody with a token that counts no longer, and the token is gone", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("adminToken", "a-token-of-yesterday"));
  await page.goto("/admin/users");
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByText("Your session has ended. Please sign in again.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
});

test("a member's token does not open the administration", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("token", "whatever-it-is"));
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test("search engines do not index it", async ({ request }) => {
  for (const path of ["/admin", "/admin/login", "/admin/dashboard", "/admin/users"]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<title>[^<]+ Administration<\/title>/);
  }
});

test("by keyboard alone: a wrong password is refused, the right one opens the dashboard", async ({
  page,
}) => {
  await page.goto("/admin");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter your e-mail address.")).toBeVisible();
  // React Hook Form focuses the first wrong field once more in a timer; typing before that would end in the next one.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await page.keyboard.type(EMAIL);
  await page.keyboard.press("Tab");
  await page.keyboard.type("not the password");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Incorrect email or password.");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.type(await passwordOfAdmin());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page).toHaveTitle(/^Dashboard · /);
  await expect(page.getByRole("main").getByText(EMAIL)).toBeVisible();
});

test("a signed-in administrator is redirected from the sign-in and from unbuilt screens to the dashboard", async ({
  page,
}) => {
  await signIn(page);
  for (const path of ["/admin", "/admin/login", "/admin/analytics"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  }
});

test("signing out ends it, in every tab", async ({ page, context }) => {
  await signIn(page);
  const token = await page.evaluate(() => localStorage.getItem("adminToken"));
  const other = await context.newPage();
  await other.goto("/admin/dashboard");
  await expect(other.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.getByRole("button", { name: "Account of Site administrator" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(other).toHaveURL(/\/admin\/login$/);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get("/api/admin/auth/me", { headers })).status()).toBe(401);
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL(/\/admin\/login$/);
});

async function expectFine(page: Page) {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

for (const { colorScheme, width } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test("the sign-in and its errors are accessible and fit the screen", async ({ page }) => {
      await page.goto("/admin/login");
      await expect(page.getByLabel("E-mail")).toBeFocused();
      await page.getByLabel("E-mail").fill("no address");
      await page.getByLabel("Password", { exact: true }).fill("x");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Enter a valid e-mail address.")).toBeVisible();
      await expectFine(page);
    });

    test("the dashboard and the set-up are accessible and fit the screen", async ({ page }) => {
      await signIn(page);
      await expectFine(page);
      await page.getByRole("button", { name: "Set up two-step verification" }).click();
      await page.getByLabel("Code", { exact: true }).fill("123");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Enter the 6 digits of the code.")).toBeVisible();
      await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
      await expectFine(page);
    });
  });
}
