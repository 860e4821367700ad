import type { Browser } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { logIn, openTab, register, signIn, toast } from "./profile.ts";

async function phoneOf(browser: Browser, email: string): Promise<string> {
  const context = await browser.newContext({
    userAgent: "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36",
  });
  const token = await logIn(context.request, email);
  await context.close();
  return token;
}

test("Asha collects her data and downloads it", async ({ page, request }) => {
  const asha = await register(request, "Asha Menon");
  await signIn(page, asha.token);
  await openTab(page, "account");
  await page.getByRole("button", { name: "Collect my data" }).click();
  const link = page.getByRole("link", { name: /^Download/ });
  await expect(link).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^cardplaza-data-.*\.zip$/);
});

test("Asha signs her phone out from her laptop", async ({ page, request, browser }) => {
  const asha = await register(request, "Asha Menon");
  const phone = await phoneOf(browser, asha.email);
  await signIn(page, asha.token);
  await openTab(page, "sessions");
  const devices = page.getByRole("region", { name: "Signed-in devices" }).getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText("This device");
  await page.getByRole("button", { name: /^Sign out there/ }).click();
  await toast(page, "Signed out there");
  await expect(devices).toHaveCount(1);
  const headers = { authorization: `Bearer ${phone}` };
  expect((await request.get("/api/user-profile", { headers })).status()).toBe(401);
});

test("privacy choices stay", async ({ page, request }) => {
  const asha = await register(request, "Asha Menon");
  await signIn(page, asha.token);
  await openTab(page, "settings");
  // Clicked, not checked: React shows the new state a tick after the press.
  const [connections, search] = [
    page.getByRole("radio", { name: /My connections/ }),
    page.getByRole("switch", { name: /find me in search/ }),
  ];
  await connections.click();
  await expect(connections).toBeChecked();
  await search.click();
  await expect(search).not.toBeChecked();
  await page.getByRole("switch", { name: /News and tips/ }).click();
  await expect(page.getByText("· agreed")).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole("radio", { name: /My connections/ })).toBeChecked();
  await expect(page.getByRole("switch", { name: /find me in search/ })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: /News and tips/ })).toBeChecked();
});
