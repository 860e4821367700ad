import { businessOf } from "./business.ts";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { memberNamed, openAs, REFUSED } from "./people.ts";

const EVERY_DAY = Object.fromEntries(
  ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [day, [{ open: "09:00", close: "21:00" }]]),
);

const OFFERS = { hours: EVERY_DAY, services: [{ name: "Modular kitchen", pricePaise: 12_500_000 }] };

test("a visitor browses by category and city, opens a business and calls; its owner pauses and resumes it", async ({
  page,
  request,
  browser,
}) => {
  const city = `Testpur ${Date.now().toString(36).replaceAll(/\d/g, "x")}`;
  const asha = await memberNamed(request, "Asha Menon");
  const address = { line1: "1 Lake Road", locality: "Lakeside", city, state: "Kerala" };
  const { _id, slug } = await businessOf(request, asha, { ...OFFERS, address, name: `Menon Homes ${city}` });

  await page.goto("/businesses");
  await started(page);
  const rail = page.getByRole("navigation", { name: "Categories" });
  await rail.getByRole("link", { name: "Building and interiors" }).click();
  await rail.getByRole("link", { name: "Interior designers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Interior designers" })).toBeVisible();
  await page.getByRole("form", { name: "Filters" }).getByLabel("City").fill(city);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Interior designers in ${city}` })).toBeVisible();
  await expect(page.getByText("1 business", { exact: true })).toBeVisible();
  await expect(page.getByRole("article")).toContainText(/Open now · closes 9 pm|pens 9 am/);
  await page
    .getByRole("article")
    .getByRole("link", { name: `Menon Homes ${city}`, exact: true })
    .click();

  await expect(page).toHaveURL(`/business/${slug}`);
  await expect(page.getByRole("table", { name: "Opening hours" })).toContainText("9 am – 9 pm");
  await page.getByRole("tab", { name: "Services" }).click();
  await expect(page.getByRole("tabpanel", { name: "Services" })).toContainText("₹1,25,000");
  // A link leads into its panel, whatever was chosen; nothing is drawn around a panel as a whole.
  await page.evaluate(() => location.assign("#reviews"));
  const reviews = page.getByRole("tabpanel", { name: "Reviews" });
  await expect(reviews).toBeFocused();
  await expect(reviews).toHaveCSS("outline-style", "none");
  // What the panel holds is fetched when it is first shown; before that, Tab has nothing in it to go to.
  await expect(reviews.getByRole("button", { name: "Write a review" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(reviews.locator(":focus")).toHaveCount(1);
  await page.getByRole("tab", { name: "Overview" }).click();
  await expect(page.getByRole("link", { name: /^\+91 80 \d{4} \d{4}$/ })).toBeVisible();
  const counted = page.waitForResponse((response) => response.url().endsWith(`/${_id}/contact-click`));
  await page.getByRole("link", { name: "Call", exact: true }).click();
  expect((await counted).status()).toBe(204);

  const owner = await (await browser.newContext()).newPage();
  await openAs(owner, asha, "/business-profile");
  await expect(owner.getByText("Your listing is live.")).toBeVisible();
  await owner.getByRole("button", { name: "Pause" }).click();
  await expect(owner.getByText("Listing paused").first()).toBeVisible();
  expect((await request.get(`/business/${slug}`)).status()).toBe(404);
  const mal = await memberNamed(request, "Mal");
  const visitor = await (await browser.newContext()).newPage();
  await openAs(visitor, mal, `/business/${slug}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Business not found");
  await expect(visitor).toHaveTitle("Business not found · Cardplaza");
  await expect(visitor.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  await owner.getByRole("link", { name: "Preview" }).click();
  await expect(owner.getByText("Only you see this page: it is paused.")).toBeVisible();
  await expect(owner.getByRole("heading", { level: 1 })).toHaveText(`Menon Homes ${city}`);
  await expect(owner.getByRole("button", { name: "Share" })).toHaveCount(0);
  await owner.reload();
  await expect(owner.getByText("Only you see this page: it is paused.")).toBeVisible();
  await owner.getByRole("link", { name: "Manage" }).click();
  await page.goto(`/businesses?city=${encodeURIComponent(city)}`);
  await expect(page.getByText("No businesses here yet. Be the first: list yours free.")).toBeVisible();
  await owner.getByRole("button", { name: "Resume" }).click();
  await expect(owner.getByText("Your listing is live.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);

  await owner.getByRole("button", { name: "Delete" }).click();
  await owner.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(owner.getByText("You have no business listing")).toBeVisible();
  const gone = await request.get(`/business/${slug}`);
  expect([gone.status(), (await gone.text()).includes("This business is no longer listed.")]).toEqual([
    410,
    true,
  ]);
  await owner.getByRole("button", { name: /^Restore/ }).click();
  await expect(owner.getByText("Listing restored").first()).toBeVisible();
});

test("what an owner types is inert, and the page is whole without scripts", async ({ request, browser }) => {
  const attack = `</script><script>window.hacked=1</script>"><img src=x onerror=window.hacked=1>`;
  const ravi = await memberNamed(request, "Ravi Kulkarni");
  const { _id, slug } = await businessOf(request, ravi, {
    ...OFFERS,
    name: "Kulkarni </script><b>",
    description: `${attack} A shop for tools and ropes, open to everybody in the neighbourhood.`,
    hideAddress: true,
    services: [{ name: attack }],
  });
  const renamed = await request.get(`/business/old-name-${_id}?x=1`, { maxRedirects: 0 });
  expect([renamed.status(), renamed.headers()["location"]]).toEqual([301, `/business/${slug}?x=1`]);
  const html = await (await request.get(`/business/${slug}`)).text();
  expect(html).not.toMatch(/<script>window\.hacked|<img src=x|12 Church Street|560001/);

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`/business/${slug}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Kulkarni </script>");
  await expect(visitor.getByRole("table", { name: "Opening hours" })).toBeVisible();
  await visitor.getByRole("tab", { name: "Services" }).click();
  await expect(visitor.getByText("window.hacked=1").last()).toBeVisible();
  await expect(visitor.getByRole("table", { name: "Opening hours" })).toBeHidden();
});

for (const { colorScheme, width } of LOOKS) {
  test.describe(`in ${colorScheme} at ${width}`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, tolerated: [REFUSED] });

    test("has no accessibility problems and no sideways scrolling", async ({ page, request }) => {
      const asha = await memberNamed(request, "Asha Menon");
      const fits = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // A name without a space wraps everywhere.
      const word = `M${"e".repeat(70)}non`;
      const name = `${word} ${width}`;
      const { slug } = await businessOf(request, asha, { ...OFFERS, name });
      const found = `/businesses?q=${word}`;
      for (const path of [found, "/businesses?city=Nowherepur", `/business/${slug}`]) {
        await page.goto(path);
        await started(page);
        if (path === found) await expect(page.getByRole("article").first()).toContainText("Meeeeeee");
        await expectAccessible(page);
        await fits();
      }
      await page.getByRole("tab", { name: "Reviews" }).click();
      await expectAccessible(page);
      await openAs(page, asha, "/business-profile");
      await page.getByRole("button", { name: "Add a day" }).click();
      await expect(page.getByText("The last 30 days")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Upgrade to Unlock" }).click();
      await expect(page.getByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();
      await fits();
    });
  });
}
