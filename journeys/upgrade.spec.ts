import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { memberNamed, openAs, REFUSED, type Person } from "./people.ts";

const WHOLE = { role: "Architect", company: "Menon Design Studio", phone: "9820010101" };

const dialog = (page: Page) => page.getByRole("dialog", { name: "Upgrade to Premium" });
const checkout = (page: Page) => page.getByRole("dialog", { name: "Test checkout" });
const choose = (page: Page, name: string | RegExp) => checkout(page).getByRole("button", { name }).click();
const celebration = (page: Page) => page.getByRole("dialog", { name: "You have Premium" });
const pressUpgrade = (page: Page) =>
  dialog(page).getByRole("button", { name: "Upgrade for ₹19,999" }).click();

async function planOf(request: APIRequestContext, { token }: Person): Promise<string> {
  const response = await request.get("/api/subscription/me", {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { plan: string }).plan;
}

/** What alerts said, each closed as soon as it came. */
function alertsOf(page: Page): string[] {
  const said: string[] = [];
  page.on("dialog", (alert) => {
    said.push(alert.message());
    void alert.accept();
  });
  return said;
}

test("Asha buys Premium, everything unlocks and she is where she wanted to go", async ({ page, request }) => {
  const asha = await memberNamed(request, "Asha Menon");
  const headers = { Authorization: `Bearer ${asha.token}` };
  await request.post("/api/business-cards", { data: { name: "Asha Menon", ...WHOLE }, headers });
  const alerts = alertsOf(page);
  const redirect = encodeURIComponent("/business-cards?section=team-cards");
  await openAs(page, asha, `/business-cards/?upgrade=true&redirect=${redirect}`);
  await dialog(page).getByRole("button", { name: "Billing details for the invoice" }).click();
  await dialog(page).getByLabel("Billing name").fill("Menon Design Studio");
  await dialog(page).getByLabel("GSTIN").fill("27aapfu0939f1zv");
  await pressUpgrade(page);
  await expect(dialog(page).getByText("Choose the state of this GSTIN.")).toBeVisible();
  await dialog(page).getByLabel("State").selectOption("Maharashtra");
  await expectAccessible(page);
  await pressUpgrade(page);
  await expect(checkout(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(checkout(page)).toBeVisible();
  await choose(page, "Pay ₹19,999");
  await expect(page).toHaveURL(/\/business-cards\?section=team-cards$/);
  expect(alerts).toEqual(["Welcome to Premium! All features are now unlocked."]);
  await expect(celebration(page)).toContainText("₹19,999");
  await expect(celebration(page)).toContainText("pay_Test");
  await expect(celebration(page).getByRole("link")).toHaveText([
    /^Card Personalization/,
    /^QR Studio/,
    /^My Leads/,
  ]);
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  const invoice = page.waitForEvent("download");
  await celebration(page)
    .getByRole("button", { name: /^Download invoice TEST/ })
    .click();
  await invoice;
  await celebration(page).getByRole("button", { name: "Continue" }).click();
  await expect(celebration(page)).toBeHidden();
  await expect(page).toHaveURL(/\/business-cards\?section=team-cards$/);
  await expect(page.getByRole("button", { name: "Upgrade Now" })).toHaveCount(0);
  // Once is enough, and a stale link does not leave the dialog's words in the address.
  await page.goto("/business-cards/?upgrade=true");
  await expect(page).toHaveURL(/\/business-cards$/);
  await expect(celebration(page)).toHaveCount(0);
  await expect(page.getByText(/^\d\d\/\d\d\/\d{4}$/)).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Upgrade to Unlock" })).toHaveCount(0);

  await page.goto("/profile?tab=plan");
  await started(page);
  await expect(page.getByRole("tabpanel").getByText("Premium", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Billing name")).toHaveValue("Menon Design Studio");
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download invoice TEST/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^invoice-TEST-\d\d-\d\d-\d{5}\.pdf$/);
  await page.getByRole("button", { name: "Ask for a refund" }).click();
  await page.getByLabel("Why do you want your money back?").fill("It was bought by mistake.");
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByText("You asked for a refund.")).toBeVisible();
});

test.describe("what goes wrong", () => {
  test.use({ tolerated: [REFUSED] });

  test("a failure, closing and a wrong signature say so and change nothing", async ({ page, request }) => {
    const ravi = await memberNamed(request, "Ravi Kulkarni");
    const alerts = alertsOf(page);
    await openAs(page, ravi, "/business-cards");
    await page.getByRole("button", { name: "Upgrade Now" }).click();
    await pressUpgrade(page);
    await choose(page, "Let the payment fail");
    await expect(checkout(page).getByText("The test bank declined this payment")).toBeVisible();
    expect(alerts.splice(0)).toEqual(["Payment failed: The test bank declined this payment"]);
    await choose(page, "Close the test checkout");
    await expect(dialog(page)).toBeVisible();
    expect(alerts).toEqual([]);
    await pressUpgrade(page);
    await choose(page, "Close the test checkout");
    await expect(dialog(page)).toBeVisible();
    expect(alerts).toEqual([]);
    await pressUpgrade(page);
    await choose(page, "Answer with a wrong signature");
    await expect(dialog(page).getByRole("button", { name: "Upgrade for ₹19,999" })).toBeEnabled();
    await expect.poll(() => alerts).toEqual(["Payment verification failed. Please contact support."]);
    expect(await planOf(request, ravi)).toBe("free");
    alerts.length = 0;

    await page.route("**/api/subscription/create-order", (route) =>
      route.fulfill({ json: { success: true, order: {} } }),
    );
    await pressUpgrade(page);
    await expect
      .poll(() => alerts.splice(0))
      .toEqual(["Payment setup failed: Invalid order response from server"]);
    await page.unroute("**/api/subscription/create-order");
    for (const [json, words] of [
      [{ error: "Orders are closed today." }, "Orders are closed today."],
      [{}, "Failed to create payment order"],
    ] as const) {
      await page.route("**/api/subscription/create-order", (route) => route.fulfill({ status: 400, json }));
      await pressUpgrade(page);
      await expect.poll(() => alerts.splice(0)).toEqual([`Payment setup failed: ${words}`]);
      await page.unroute("**/api/subscription/create-order");
    }
    await page.evaluate(() => localStorage.removeItem("token"));
    await pressUpgrade(page);
    await expect.poll(() => alerts).toEqual(["Please login to upgrade to premium"]);
  });

  test("a checkout that hangs ends after five minutes, a script that does not load shows an alert", async ({
    page,
    request,
  }) => {
    const alerts = alertsOf(page);
    await page.clock.install();
    await openAs(page, await memberNamed(request, "Farah Siddiqui"), "/business-cards?upgrade=true");
    await pressUpgrade(page);
    await page.clock.runFor(1_000);
    await choose(page, "Hang");
    await page.clock.runFor(298_000);
    await expect(checkout(page)).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(checkout(page)).toBeHidden();
    await expect(dialog(page)).toBeVisible();
    expect(alerts.splice(0)).toEqual(["Payment failed: Please try again"]);
    await page.route("**/checkout.js", (route) => route.fulfill({ status: 404, body: "" }));
    await page.reload();
    await pressUpgrade(page);
    await expect
      .poll(() => alerts)
      .toEqual(["Payment system not ready. Please refresh the page and try again."]);
  });
});

test("a member who closes the browser after paying is premium all the same", async ({ page, request }) => {
  const lakshmi = await memberNamed(request, "Lakshmi Venkataraman");
  await openAs(page, lakshmi, "/business-cards?upgrade=true");
  await page.route("**/api/subscription/verify-payment", () => {});
  await pressUpgrade(page);
  await choose(page, /^Pay/);
  await expect(checkout(page)).toBeHidden();
  await page.close();
  await expect.poll(() => planOf(request, lakshmi)).toBe("premium");
});
