import { expect, expectAccessible, started, test } from "./journey.ts";

// The first page of all, so in every look.
const EVERY_LOOK = (["light", "dark"] as const).flatMap((colorScheme) =>
  [360, 1440].map((width) => ({ colorScheme, width })),
);

for (const { colorScheme, width } of EVERY_LOOK) {
  test.describe(`the home page, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test("is accessible and fits the screen", async ({ page }) => {
      await page.goto("/");
      await started(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page is complete after one round trip", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: "Your business, one link" })).toBeVisible();
    await expect(page.getByText("₹19,999").first()).toBeVisible();
    expect(requests.filter((path) => !/favicon|apple-touch-icon|webmanifest/.test(path))).toEqual(["/"]);
  });
});

test("a business is looked for by what it does and where, and the best of a city are shown", async ({
  page,
}) => {
  await page.goto("/");
  await started(page);
  await page.getByRole("searchbox", { name: "What are you looking for?" }).fill("biryani");
  const city = page.getByRole("combobox", { name: "City" });
  await city.pressSequentially("bangal");
  await page.getByRole("option", { name: "Bengaluru" }).click();
  await expect(city).toHaveValue("Bengaluru");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/search?q=biryani&city=Bengaluru");

  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Businesses by city" })
    .getByRole("link", { name: "Pune" })
    .click();
  const best = page.getByRole("region", { name: "Top businesses in Pune" });
  await expect(best.getByRole("link", { name: "Kulkarni & Deshpande" })).toBeVisible();
  await expect(best.getByRole("img", { name: "4.7 out of 5, 3 ratings" })).toBeVisible();
});

test("an unknown path is a not-found page with that status", async ({ request }) => {
  const response = await request.get("/no/such/page");
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain("Page not found");
});

test("paths ignore case", async ({ request }) => {
  expect((await request.get("/DEV/ui")).status()).toBe(200);
});

test("a visitor who has scrolled stays there when the scripts start", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", (route) => held.then(() => route.continue()));
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  release();
  await started(page);
  // One picture later, whatever the start does has been done.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => scrollY)).toBe(900);
});

test.describe("on a poor network", () => {
  test.use({ tolerated: [/net::ERR_FAILED/] });

  test("a page whose scripts did not come gets them when it can", async ({ page }) => {
    let isGone = true;
    await page.route("**/assets/root-*.js", (route) => (isGone ? route.abort() : route.fallback()));
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/about");
    await failed;
    isGone = false;
    await started(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("a change of page starts at the top", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await started(page);
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole("contentinfo").getByRole("link", { name: "Create a card" }).click();
  await expect(page).toHaveURL(/\/create-card$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");
});

test("a chosen theme stays", async ({ page }) => {
  await page.goto("/");
  await started(page);
  await page.getByRole("contentinfo").getByRole("radio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens and closes by keyboard, and on a change of page", async ({ page }) => {
    await page.goto("/");
    await started(page);
    const button = page.getByRole("button", { name: /menu/i });
    await button.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog");
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole("link", { name: "Digital Business Cards" }).click();
    await expect(menu).toBeHidden();
  });
});
