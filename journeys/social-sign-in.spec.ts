import { rmSync } from "node:fs";
import { makeDataFolder } from "../server/src/testing/data-folder.ts";
import { startOidcServer } from "../server/src/testing/oidc-server.ts";
import { freePort, ready, startProcess, stopProcess } from "../server/src/testing/product-process.ts";
import { expect, expectAccessible, started, test } from "./journey.ts";
import { account, newEmail, REFUSED, storedToken } from "./people.ts";

// A product of its own, because only here is there a provider to sign in with.
test.describe.configure({ mode: "serial" });
test.use({ tolerated: [REFUSED] });

let provider: Awaited<ReturnType<typeof startOidcServer>>;
let product: ReturnType<typeof startProcess>;
let origin: string;
let dataDir: string;
const farah = { sub: "farah", name: "Farah Siddiqui", email: newEmail("farah"), email_verified: true };

test.beforeAll(async () => {
  dataDir = makeDataFolder("social");
  const PORT = await freePort();
  origin = `http://localhost:${PORT}`;
  provider = await startOidcServer(`${origin}/api/auth/oidc/oidc/callback`);
  product = startProcess({ PORT, DATA_DIR: dataDir, PUBLIC_ORIGIN: origin, ...provider.settings });
  await ready(product);
});

test.afterAll(async () => {
  await stopProcess(product);
  await provider.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("Farah is new: she gives her consents before anything else", async ({ page }) => {
  provider.sitsThere(farah);
  await page.goto(`${origin}/auth?redirect=/notifications`);
  await started(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Continue with Acme" }).click();
  await expect(page.getByRole("heading", { name: "Complete your account" })).toBeVisible();
  expect(page.url()).toBe(`${origin}/auth?redirect=%2Fnotifications`);
  await expect(page.getByLabel("Full name")).toHaveValue("Farah Siddiqui");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(farah.email);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("checkbox", { name: "I agree" })).toBeFocused();
  await page.getByRole("checkbox", { name: "I agree" }).check();
  await page.getByRole("checkbox", { name: "I am 18" }).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Welcome, Farah Siddiqui!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/notifications`);
});

test("Farah comes back by token, which works in her browser only", async ({ page, browser }) => {
  provider.sitsThere(farah);
  let link = "";
  page.on("framenavigated", (frame) => frame.url().includes("token=") && (link = frame.url()));
  page.on("response", (response) => {
    const location = response.headers().location ?? "";
    if (location.includes("token=")) link = location;
  });
  await page.goto(`${origin}/auth?redirect=/notifications`);
  await started(page);
  await page.getByRole("link", { name: "Continue with Acme" }).click();
  await expect(page.getByText("Welcome back, Farah Siddiqui!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/notifications`);
  await expect(account(page, farah)).toBeVisible();
  expect(link).toContain(await storedToken(page));

  const visitor = await browser.newContext();
  const elsewhere = await visitor.newPage();
  await elsewhere.goto(new URL(link, origin).href);
  await expect(elsewhere.getByText("Login failed", { exact: true })).toBeVisible();
  expect(await storedToken(elsewhere)).toBeNull();
  await visitor.close();
});

test("a visitor who cancels at the provider gets a message and keeps the way back", async ({ page }) => {
  provider.sitsThere(undefined);
  await page.goto(`${origin}/auth?redirect=/notifications`);
  await page.getByRole("link", { name: "Continue with Acme" }).click();
  await expect(page.getByRole("alert")).toHaveText("You cancelled the sign-in. Nothing has changed.");
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/notifications");
});
