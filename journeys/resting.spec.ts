import type { Page } from "@playwright/test";
import { expect, message, test } from "./journey.ts";

// A visitor's page is HTML until somebody uses it. Whatever they do first must work by itself.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const CARD = "asha-menon";

/** Opens a page and lets it rest. What it sends is noted. */
async function atRest(page: Page, path: string): Promise<string[]> {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  expect(await isAlive(page)).toBe(false);
  return sent;
}
const isAlive = (page: Page) => page.evaluate(() => "alive" in document.documentElement.dataset);

async function cardPath(page: Page): Promise<string> {
  const { cards } = (await (await page.request.get("/api/example-cards")).json()) as {
    cards: { slug: string }[];
  };
  const slug = cards.find((card) => card.slug.startsWith(CARD))?.slug ?? cards[0]?.slug;
  return `/card/${slug}`;
}

const views = (sent: string[]) => sent.filter((each) => each.includes('"type":"view"'));

test("a resting card has counted its visitor, once, and its first tap is answered", async ({ page }) => {
  const sent = await atRest(page, await cardPath(page));
  await expect.poll(() => views(sent)).toHaveLength(1);
  await page.getByRole("button", { name: "Save card" }).tap();
  await expect(message(page, "Login Required")).toBeVisible();
  expect(views(sent)).toHaveLength(1);
});

test("a call from a resting card is counted", async ({ page }) => {
  const sent = await atRest(page, await cardPath(page));
  await page.locator('a[href^="tel:"]').first().tap();
  await expect.poll(() => sent.filter((each) => each.includes('"linkKey":"phone"'))).toHaveLength(1);
});

test("what is typed first stays, and is searched for", async ({ page }) => {
  await atRest(page, "/");
  const field = page.getByRole("combobox").or(page.getByRole("searchbox")).first();
  await field.pressSequentially("sweet");
  await expect.poll(() => isAlive(page)).toBe(true);
  await expect(field).toHaveValue("sweet");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/search\?.*q=sweet/);
});

test("a list of businesses says what is open before anybody touches it", async ({ page }) => {
  await atRest(page, "/businesses");
  await expect(page.locator(".open-now").first()).toHaveText(/Open|Closed|Opens/);
  await expect(page.locator('.open-now[data-open="true"]').first()).toHaveCSS("font-weight", "500");
  expect(await isAlive(page)).toBe(false);
});

test("by keyboard, a menu opens with the first key", async ({ page }) => {
  await atRest(page, "/");
  const button = page.getByRole("banner").getByRole("button", { name: /menu/i }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").or(page.getByRole("menu")).first()).toBeVisible();
});

test("a mouse wakes a page by moving, not by lying over it", async ({ page }) => {
  await atRest(page, "/businesses");
  const moved = (movementX: number) =>
    page.evaluate((by) => dispatchEvent(new PointerEvent("pointermove", { movementX: by })), movementX);
  await moved(0);
  await page.waitForTimeout(300);
  expect(await isAlive(page)).toBe(false);
  await moved(1);
  await expect.poll(() => isAlive(page)).toBe(true);
});
