import { readFile } from "node:fs/promises";
import type { APIRequestContext, Browser } from "@playwright/test";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { openAs, type Person } from "./people.ts";
import { premiumNamed } from "./premium.ts";

const WHOLE = {
  name: "Asha Menon",
  role: "Architect",
  company: "Menon Design Studio",
  phone: "9820010101",
  website: "https://menon.example",
};
// A browser without a screen says so, and is then counted as a bot.
const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";

async function cardOf(request: APIRequestContext, { token }: Person) {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await request.post("/api/business-cards", { data: WHOLE, headers });
  return (await response.json()) as { _id: string; slug: string };
}

/** Somebody comes from another site and saves the contact. */
async function visit(browser: Browser, path: string, userAgent?: string) {
  const context = await browser.newContext({ userAgent, timezoneId: "Asia/Kolkata" });
  const page = await context.newPage();
  const counted = (type: string) =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith("/api/card-events") &&
        (response.request().postDataJSON() as { type: string }).type === type,
    );
  const viewed = counted("view");
  await page.goto(path, { referer: "https://www.linkedin.com/feed/" });
  await started(page);
  expect((await viewed).status()).toBe(204);
  const saved = counted("save");
  await page.getByRole("main").getByRole("link", { name: "Save", exact: true }).click();
  expect((await saved).status()).toBe(204);
  await context.close();
}

test("Asha sees who opened her card, and takes the figures with her", async ({ page, request, browser }) => {
  const asha = await premiumNamed(request, "Asha Menon");
  const { slug } = await cardOf(request, asha);
  await openAs(page, asha, "/business-cards?tool=analytics");
  await expect(page.getByText("Nobody opened this card in the last 30 days")).toBeVisible();

  await visit(browser, `/preview/card/${slug}`, PHONE);
  await visit(browser, `/card/${slug}`);
  await page.goto("/business-cards");
  await page.getByRole("link", { name: "View Analytics" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analytics");
  const figures = page.getByRole("region", { name: "The last 30 days" });
  await expect(figures.getByText("1 more than the 30 days before")).toHaveCount(3);
  await expect(page.getByText("0 views of your own and 1 view by a bot")).toBeVisible();
  await expect(page.getByRole("row", { name: /Shared link 1 100%/ })).toBeVisible();
  await page.getByRole("tab", { name: "Referrers" }).click();
  await expect(page.getByRole("row", { name: /linkedin\.com 1 100%/ })).toBeVisible();

  await page.getByRole("radio", { name: "7 days" }).click();
  await expect(page).toHaveURL(/days=7/);
  await expect(page.getByRole("region", { name: "The last 7 days" })).toBeVisible();
  await page.getByRole("button", { name: "Download CSV" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "All figures by day" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^analytics-days-.*\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(8);
  expect(lines[7]).toMatch(/^"\d{4}-\d\d-\d\d",1,1,0,1,/);
});

test("Asha's words are what search engines get, and hostile ones stay words", async ({ page, request }) => {
  const asha = await premiumNamed(request, "Asha Menon");
  const { slug } = await cardOf(request, asha);
  const title = `</title><script>window.hacked=1</script>"'&`;
  await openAs(page, asha, "/business-cards?tool=seo");
  await page.getByLabel("Title").fill("x".repeat(61));
  await expect(page.getByText("At most 60 characters.")).toBeVisible();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("Homes for the monsoon coast.");
  await expect(page.getByText("28 of 160 characters")).toBeVisible();
  await expect(page.getByText("Homes for the monsoon coast.")).toHaveCount(3);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Search settings saved", { exact: true })).toBeVisible();

  const html = await (await request.get(`/card/${slug}`)).text();
  expect(html.includes("<script>window.hacked")).toBe(false);
  expect(html.includes('content="noindex"')).toBe(false);
  const [, json = ""] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ name: title, description: "Homes for the monsoon coast." });
  const visitor = await page.context().newPage();
  await visitor.goto(`/card/${slug}`);
  await expect(visitor).toHaveTitle(title);
  await expect(visitor.locator('meta[property="og:title"]')).toHaveAttribute("content", title);
  expect(await visitor.evaluate(() => "hacked" in window)).toBe(false);
  await visitor.close();
  const listed = async () => (await (await request.get("/sitemaps/priority-1.xml")).text()).includes(slug);
  expect(await listed()).toBe(true);

  await page.getByRole("switch", { name: "Let search engines list this card" }).uncheck();
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await saved).status()).toBe(200);
  expect((await (await request.get(`/card/${slug}`)).text()).includes('content="noindex"')).toBe(true);
  await expect.poll(listed).toBe(false);
});

test("every page in the sitemap is there", async ({ request }) => {
  const xml = await (await request.get("/sitemaps/pages.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? "").pathname,
  );
  expect(paths).toContain("/digital-business-cards");
  for (const path of paths) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect((await response.text()).includes('content="noindex"')).toBe(false);
  }
});

test("both screens are accessible, with figures and without", async ({ page, request }) => {
  const asha = await premiumNamed(request, "Asha Menon");
  const { _id } = await cardOf(request, asha);
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    if (width === LOOKS[1].width) {
      const data = { cardId: _id, type: "view", channel: "link", timezone: "Asia/Kolkata" };
      await request.post("/api/card-events", { data, headers: { "User-Agent": PHONE } });
    }
    await openAs(page, asha, "/business-cards?tool=analytics");
    await expect(page.getByRole("button", { name: "Download CSV" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/business-cards?tool=seo");
    await expect(page.getByText("Share preview")).toBeVisible();
    await expectAccessible(page);
  }
});
